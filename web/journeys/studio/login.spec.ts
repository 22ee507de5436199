import type { Page } from '@playwright/test'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { codeFor, type JourneyEditor, newEditor } from '../support/studio.ts'

const logInButton = (page: Page) => page.getByRole('button', { name: 'Anmelden' })

async function enter(page: Page, { email, password }: Pick<JourneyEditor, 'email' | 'password'>) {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await logInButton(page).click()
}

test('an administrator logs in with a code, adds a publisher, and the publisher sets up a second factor', async ({
  page,
}) => {
  const administrator = await newEditor('administrator')
  const publisher = { email: administrator.email.replace('administrator', 'new-publisher'), password: '' }

  await test.step('a wrong password, then a wrong code, then the right one', async () => {
    await page.goto(address('/studio/'))
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await expectAccessible(page)
    await enter(page, { ...administrator, password: 'falsch' })
    await expect(page.getByRole('alert')).toHaveText(/stimmen nicht/)
    await enter(page, administrator)
    await expect(page.getByLabel('Code aus deiner')).toBeFocused()
    await page.getByLabel('Code aus deiner').fill('000000')
    await logInButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Der Code stimmt nicht/)
    await page.getByLabel('Code aus deiner').fill(codeFor(administrator.totpSecret ?? ''))
    await logInButton(page).click()
    await expect(page.getByRole('heading', { name: 'Seiten', level: 1 })).toBeVisible()
  })

  await test.step('adds a publisher, whose first password is shown once', async () => {
    await page.getByRole('link', { name: 'Redaktion' }).click()
    await page.getByLabel('Name').fill('Otto Neu')
    await page.getByLabel('E-Mail-Adresse').fill(publisher.email)
    await page.getByLabel('Rolle', { exact: true }).selectOption('Veröffentlichung')
    await page.getByRole('button', { name: 'Hinzufügen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Passwort für Otto Neu' })
    publisher.password = (await dialog.getByRole('status').textContent()) ?? ''
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Schließen' }).last().click()
    await expect(page.getByRole('combobox', { name: 'Rolle von Otto Neu' }).last()).toHaveValue('publisher')
    await expect(page.getByLabel('Rolle', { exact: true }), 'the next one begins as an editor').toHaveValue('editor')
  })

  await test.step('goes over to another store and back without a login', async () => {
    for (const [from, to, host] of [
      ['Deutschland', 'Österreich', 'at.localhost'],
      ['Österreich', 'Deutschland', undefined],
    ] as const) {
      const store = page.getByRole('button', { name: from })
      await store.click()
      await page.keyboard.press('Escape')
      await expect(store).toBeFocused()
      await store.click()
      const dialog = page.getByRole('dialog', { name: 'Shop wechseln' })
      await expect(dialog.getByRole('button', { name: from })).toBeDisabled()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: to }).click()
      await expect(page.getByRole('button', { name: to })).toBeVisible()
      await expect(page).toHaveURL(address('/studio/', host))
    }
  })

  await test.step('E4.8 a page whose session has ended waits for the login', async () => {
    await page.getByRole('link', { name: 'Konto' }).click()
    await expect(page.getByText('Diese Sitzung')).toBeVisible()
    await expectAccessible(page)
    await page.context().clearCookies({ name: 'studio' })
    await page.getByRole('link', { name: 'Protokoll' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deine Sitzung ist abgelaufen' })
    await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(administrator.email)
    await expect(dialog.getByLabel('Passwort', { exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByRole('heading', { name: 'Pausenhof Studio' })).toBeVisible()
  })

  await test.step('the publisher drafts at once, and publishes with a second factor', async () => {
    await enter(page, publisher)
    await page.getByRole('link', { name: 'Zweiten Faktor einrichten' }).click()
    await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
    await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible()
    await expectAccessible(page)
    const shown = (await page.getByText('Oder gib dort ein:').textContent()) ?? ''
    const secret = shown.replace(/^.*:/, '').replaceAll(/\s/g, '')
    await page.getByLabel('Code, den die App jetzt zeigt').fill('000000')
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByLabel('Code, den die App jetzt zeigt')).toHaveAccessibleDescription(/stimmt nicht/)
    await page.getByLabel('Code, den die App jetzt zeigt').fill(codeFor(secret))
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByText('Bei jeder Anmeldung fragen wir')).toBeVisible()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(logInButton(page)).toBeVisible()
  })
})
