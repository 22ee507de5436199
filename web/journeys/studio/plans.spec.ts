import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { StudioEntryOf, type StudioEntryOfQuery } from '../../studio/generated/operations.ts'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { busyFrame, newDraft, newEditor, openStudio } from '../support/studio.ts'

test.use({ expectedErrors: busyFrame })

/** A plan of which the time has come, as the engine tells of it. */
async function answerWithFailedPlan(page: Page) {
  const findings = [{ path: 'path', message: 'is a redirect to /anderswo/', level: 'error' }]
  const schedules = [{ from: '2026-06-01T08:00:00.000Z', until: null, state: 'failed', by: 'a@shop.test', findings }]
  await page.route('**/studio/graphql', async (route) => {
    if (!route.request().postData()?.includes(StudioEntryOf.id)) return route.continue()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: StudioEntryOfQuery }
    await route.fulfill({
      response,
      json: { data: { studio_entry: { ...data.studio_entry, state: 'failed', schedules } } },
    })
  })
}

test('a publication is planned and called off, and a draft is discarded', async ({ page }) => {
  await openStudio(page, await newEditor('publisher'))
  const key = await newDraft(page, ['Für später'])
  await page.goto(address(`/studio/pages/${key}`))
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await dialog.getByLabel('Zu einem Zeitpunkt').check()
  const from = dialog.getByLabel('Ab', { exact: true })
  await dialog.getByRole('button', { name: 'Einplanen' }).click()
  await expect(from).toHaveAccessibleDescription(/Gib an, ab wann\.$/)
  await from.press('0')
  await dialog.getByRole('button', { name: 'Einplanen' }).click()
  await expect(from).toHaveAccessibleDescription(/Tag oder Uhrzeit fehlt noch\.$/)
  await from.fill('2099-06-01T10:00')
  await dialog.getByRole('button', { name: 'Einplanen' }).click()
  await expect(dialog.getByText('Eingeplant.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()

  const confirm = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Seite', exact: true }).click()
  await expect(page.getByText('Geplant: 01.06.2099, 10:00'), 'in the zone in which it was entered').toBeVisible()
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
  const discarding = page.getByRole('dialog', { name: 'Entwurf verwerfen' })
  await discarding.getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await expect(discarding.getByRole('alert')).toContainText('Heb zuerst die Planung auf')
  await discarding.getByRole('button', { name: 'Abbrechen' }).click()
  await answerWithFailedPlan(page)
  await confirm('Planung aufheben')
  await expect(page.getByRole('status').filter({ hasText: 'Planung gescheitert' })).toBeVisible()
  await expect(page.getByText(/geplant war, ist gescheitert/)).toBeVisible()
  await expect(page.getByText(/^Pfad: Von hier führt eine Weiterleitung nach \/anderswo\//)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await confirm('Planung aufheben')
  // The page is loaded anew; its tab stays open.
  await expect(page.getByRole('button', { name: 'Planung aufheben' })).toHaveCount(0)
  await expect(
    page.frameLocator('iframe').getByText('Für später'),
    'a frame would not find what is discarded',
  ).toBeVisible()
  await confirm('Entwurf verwerfen')
  await expect(page.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible()
  await page.getByLabel('Seiten nach Namen oder Pfad suchen').fill(key)
  await expect(page.getByText('0 Einträge')).toBeVisible()
})

test('content goes out as a file and comes back after it was checked, and the log says by whom', async ({ page }) => {
  const administrator = await newEditor('administrator')
  const id = `reise-${Date.now().toString(36)}`
  await openStudio(page, administrator, '/transfer')
  await expectAccessible(page)
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await page.getByLabel('Segmente').check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Datei herunterladen' }).click()
  const content = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))

  const choose = (body: unknown) =>
    page
      .getByLabel('JSON-Datei')
      .setInputFiles({ name: 'shop.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(body)) })
  await choose({ segments: [{ ...content.segments[0], id: 'mit Leerzeichen' }] })
  await expect(page.getByRole('alert')).toContainText('segments[0].id')
  const name = { de: 'Auf Reisen', en: 'On a journey' }
  await choose({ segments: [...content.segments, { ...content.segments[0], id, name }] })
  await expect(page.getByText('1 Eintrag würde sich ändern.')).toBeVisible()
  await page.getByRole('button', { name: 'Übernehmen und veröffentlichen' }).click()
  await expect(page.getByText('1 Eintrag ist übernommen.')).toBeVisible()

  await page.getByRole('link', { name: 'Protokoll' }).click()
  await page.getByRole('searchbox').fill(`nicht-${administrator.email}`)
  await expect(page.getByText('Nichts gefunden.')).toBeVisible()
  await expect(page.getByRole('table'), 'no heads without entries').toHaveCount(0)
  await page.getByRole('searchbox').fill(administrator.email)
  await expect(page.getByRole('row', { name: new RegExp(`${administrator.email}.*${id}`) })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const room = page.getByRole('main')
  for (const [link, name] of [
    ['Protokoll', 'Protokoll'],
    ['Redaktion', 'Redaktion'],
    ['Seiten', 'Seiten'],
    ['Inhalte', 'Weiterleitungen'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: link }).click()
    await expect(room.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(room.getByRole('row').nth(1)).toBeVisible()
    await expect
      .poll(() => room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${name} fits on a phone`)
      .toBe(0)
  }
  await page.goto(address('/studio/gibt-es-nicht'))
  await expect(room.getByRole('heading', { level: 1, name: 'Diese Ansicht gibt es nicht.' })).toBeVisible()
  await room.getByRole('link', { name: 'Zu den Seiten' }).click()
  await expect(room.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible()
})
