import type { Page } from '@playwright/test'
import { compareTexts } from '#contract/texts/catalogue/compare.ts'
import { StudioEntryOf, StudioSaveDraft } from '../../studio/generated/operations.ts'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { callStudio, newEditor, openStudio } from '../support/studio.ts'

test.use({ expectedErrors: /ERR_FAILED.*studio\/graphql/ })

async function publish(page: Page) {
  // A pattern: as a text it would also be found in what is being saved, or was not.
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(dialog.getByText('Veröffentlicht. Im Shop')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
}

async function withdraw(page: Page) {
  await page.getByRole('button', { name: 'Zurückziehen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
}

test('E2.12 E4.42 redirects, search words and texts are edited like pages and taken back', async ({ page }) => {
  const from = `/flyer-${Date.now().toString(36)}`
  await openStudio(page, await newEditor('publisher'), '/content/redirect')
  const answerOf = (path: string) => page.request.get(address(path), { maxRedirects: 0 })

  await test.step('a redirect leads on for good, and is gone when it is withdrawn', async () => {
    await page.getByRole('button', { name: 'Neu anlegen' }).click()
    const making = page.getByRole('dialog')
    await making.getByRole('textbox').fill(`/${'x'.repeat(501)}`)
    await making.getByRole('button', { name: 'Anlegen' }).click()
    await expect(making.getByText('Ist zu lang')).toBeVisible()
    // As an address bar shows it: the same redirect as without its last slash.
    await making.getByRole('textbox').fill(`${from}/`)
    await making.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('button', { name: 'Nach wählen' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('Beratung')
    // By its name: until the answer comes, what was found without words is listed.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /\/beratung\// })
      .first()
      .click()
    await expectAccessible(page)
    await publish(page)
    const redirectOf = async (path: string) => {
      const answer = await answerOf(path)
      return [answer.status(), answer.headers().location]
    }
    await expect.poll(() => redirectOf(from)).toEqual([301, expect.stringMatching(/beratung/)])
    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
    await expect(dialog).toContainText('Es gibt keinen Entwurf')
    await expect(dialog.getByRole('button', { name: 'Einplanen' })).toBeDisabled()
    await dialog.getByLabel(/^Bis/).fill('2099-06-01T10:00')
    await dialog.getByRole('button', { name: 'Einplanen' }).click()
    await expect(dialog.getByText('Eingeplant.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Schließen' }).last().click()
    await expect(page.getByText(/^Geplantes Ende: .*2099/)).toBeVisible()
    await withdraw(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Weiterleitungen' })).toBeVisible()
    await expect.poll(async () => (await answerOf(from)).status()).toBe(404)
    await page.getByRole('button', { name: 'Neu anlegen' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(from)
    await page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: from }), 'it is made again under its key').toBeVisible()
    await page.goto(address('/studio/content/redirect'))
  })

  await test.step('a search word leads to a page', async () => {
    const word = Date.now().toString(36)
    await page.getByRole('link', { name: 'Such-Weiterleitungen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Such-Weiterleitungen' })).toBeVisible()
    await page.getByRole('button', { name: 'Neu anlegen' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(`Reise-${word}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('textbox', { name: /^Ziel/ }).fill('/beratung/')
    await publish(page)
    await expect
      .poll(async () => (await answerOf(`/search/?q=reise-${word}`)).headers().location)
      .toMatch(/\/beratung\/$/)
  })

  await test.step('a text of the shop by its key, and the version of before again', async () => {
    await page.goto(address('/studio/content/translation/compare.emptyText'))
    const german = page.getByRole('textbox', { name: /^Deutsch/ })
    // Another text each time: a repetition may find what the run before has published.
    for (const text of [`Stelle zwei Dinge nebeneinander ${Date.now()}`, compareTexts['compare.emptyText'].de]) {
      await german.fill(text)
      const { promise: held, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/studio/graphql', async (route) => {
        if (route.request().postData()?.includes(StudioEntryOf.id)) await held
        await route.continue()
      })
      await publish(page)
      await expect(german, 'the form of before takes no words that the next answer would throw away').toHaveCount(0)
      answer()
      await page.unrouteAll({ behavior: 'wait' })
      await expect.poll(async () => (await answerOf('/compare/')).text()).toContain(text)
    }
    await expect(page.getByText(/Fassung 2/)).toBeVisible()
  })

  await test.step('E4.39 a change that was not sent is there after a reload, and the version that is not taken comes back', async () => {
    const key = `journey.${Date.now().toString(36)}`
    const save = async (de: string, base: number) => {
      const variables = { kind: 'translation', key, base, body: { key, text: { de, en: 'Written apart' } } }
      const answer = await callStudio(page, '/studio/graphql', { id: StudioSaveDraft.id, variables })
      return (answer as { data: { studio_saveDraft: { revision: number } } }).data.studio_saveDraft.revision
    }
    const revision = await save('Am Anfang', 0)
    await page.goto(address(`/studio/content/translation/${key}`))
    const german = page.getByRole('textbox', { name: /^Deutsch/ })
    await expect(german).toHaveValue('Am Anfang')
    await page.route('**/studio/graphql', (route) => route.abort())
    await german.fill('Ohne Netz')
    await expect(page.getByRole('status').filter({ hasText: 'Ohne Verbindung' })).toBeVisible()
    await page.goto('about:blank')
    await page.unroute('**/studio/graphql')
    await save('Von woanders', revision)
    await page.goto(address(`/studio/content/translation/${key}`))
    const dialog = page.getByRole('dialog', { name: 'Jemand anderes hat diesen Eintrag geändert' })
    await expect(dialog).toContainText('Ohne Netz')
    await dialog.getByRole('button', { name: 'Die andere Fassung nehmen' }).click()
    await expect(german).toHaveValue('Von woanders')
    await page.getByRole('button', { name: 'Zurückholen' }).click()
    await expect(german).toHaveValue('Ohne Netz')
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
    await page.reload()
    await expect(german, 'and is the draft').toHaveValue('Ohne Netz')
  })

  await test.step('a list that pages show says where, before it is withdrawn', async () => {
    await page.goto(address('/studio/content/editorList/materialliste-klasse-1'))
    await page.getByRole('button', { name: 'Zurückziehen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zurückziehen' })
    await expect(dialog.getByText('Diese veröffentlichten Seiten')).toBeVisible()
    await expect(dialog.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /\/studio\/pages\//)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()

    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    const publishing = page.getByRole('dialog', { name: 'Veröffentlichen' })
    await publishing.getByLabel(/^Bis/).fill('2099-06-01T10:00')
    await expect(publishing.getByText('Diese veröffentlichten Seiten'), 'before its end is planned, too').toBeVisible()
    await publishing.getByRole('button', { name: 'Abbrechen' }).click()
  })
})
