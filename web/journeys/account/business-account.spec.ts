import type { Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { demoPassword, linkInMail, logIn, newBusinessCustomer, newEmail } from '../support/customers.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  isSameDocument,
  markDocument,
  open,
  test,
} from '../support/shop.ts'

test.use({ business: 'stranger' })

const host = 'educational.localhost'
const english = 'en.educational.localhost'
const main = (page: Page) => page.getByRole('main')
const account = (page: Page) => page.getByRole('banner').locator('[data-opens="flyout-account"]')
const flyout = (page: Page) => page.getByRole('dialog', { name: 'Ihr Konto' })
const loginGate = (page: Page) => page.getByRole('heading', { level: 1, name: /^Alles für Schule, Kita und Büro/ })

test('S6.3 strangers meet the login gate at the requested address and get there by their number', async ({ page }) => {
  const person = await newBusinessCustomer()
  await open(page, '/schreiben/', host)
  await expect(loginGate(page)).toBeVisible()
  await expect(page).toHaveURL(address('/schreiben/', host))
  await expectPartAccessible(page, 'header')
  await expect(page.getByLabel('Kundennummer oder E-Mail-Adresse'), 'one form, and nothing over it').toHaveCount(1)
  await expect(flyout(page)).toBeHidden()
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await expect(main(page).getByRole('link', { name: 'Geschäftskonto anlegen' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /030 23125 800/ })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Zum Shop für Familien' })).toHaveAttribute('href', address('/'))

  await main(page)
    .getByLabel('Kundennummer oder E-Mail-Adresse')
    .fill(person.customerNumber ?? '')
  await main(page).getByLabel('Passwort', { exact: true }).fill('falsch')
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Kundennummer, E-Mail-Adresse oder Passwort ist falsch')
  await expectPartAccessible(page)
  await main(page).getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben')
  await expect(page).toHaveURL(address('/schreiben/', host))
  await expect(page.locator('#toasts').getByText('Guten Tag Ada, Sie sind angemeldet.')).toBeVisible()
  await expect(account(page)).toHaveAccessibleName('Konto: Ada')

  // The login is that of both languages.
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await page.waitForURL((url) => url.hostname === `en.${host}`)
  await expect(loginGate(page)).toHaveCount(0)
  await expect(account(page)).toHaveAccessibleName('Account: Ada')

  await page.goto(address('/myaccount/overview', host))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Ada Lindner')
  await expect(main(page).getByText(person.customerNumber ?? '')).toBeVisible()
  await open(page, '/myaccount/overview', host)
  await expectAccessible(page)
  await expectFineWhenNarrow(page)
  await account(page).click()
  await flyout(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(address('/', host))
  await expect(loginGate(page)).toBeVisible()
})

test('S6.5 a link that leads to the login gate does so without an error, and has the only form', async ({ page }) => {
  const person = await newBusinessCustomer()
  await open(page, '/rechtliches/impressum/', host)
  await markDocument(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/schulranzen/'
    link.textContent = 'Schulranzen'
    document.querySelector('main')?.prepend(link)
  })
  await main(page).getByRole('link', { name: 'Schulranzen', exact: true }).click()
  await expect(loginGate(page)).toBeVisible()
  await expect(page).toHaveURL(address('/schulranzen/', host))
  expect(await isSameDocument(page)).toBe(true)
  await account(page).click()
  const number = main(page).getByLabel('Kundennummer oder E-Mail-Adresse')
  await expect(number).toBeFocused()
  await expect(flyout(page)).toBeHidden()
  await number.fill(person.email)
  await main(page).getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schulranzen & Rucksäcke')
})

test('the business store works in English', async ({ page }) => {
  await open(page, '/', english)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Everything for schools, nurseries and offices/)
  await page.keyboard.press('Escape')
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  for (const [path, headline] of [
    ['/login', 'Log in'],
    ['/myaccount/register', 'Create a business account'],
    ['/myaccount/resetpassword', 'Forgot your password?'],
    ['/myaccount/customernumber', 'Access with customer number'],
    ['/myaccount/newpassword?token=none', 'This link has expired'],
  ] as const) {
    await open(page, path, english)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)
  }
})

test('S6.6 T2.31 an expired session shows a message and the login gate', async ({ page }) => {
  const person = await newBusinessCustomer()
  await logIn(page, person, host)
  await open(page, '/schreiben/', host)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben')
  // This page has asked who is there: asked later, it would get to know of the end, and the next page would not tell.
  await expect(account(page)).not.toHaveAccessibleName('Konto')
  // Nor does a call that it makes in the background get to know.
  await page.goto('about:blank')
  await rowsOf(
    `update sessions set ends_at = now() - interval '1 minute', idle_ends_at = now() - interval '1 minute'
     where customer_id = (select id from customers where email = $1)`,
    [person.email],
  )
  await page.goto(address('/papier-hefte/', host))
  await expect(loginGate(page)).toBeVisible()
  await expect(
    page.locator('#toasts').getByText('Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.'),
  ).toBeVisible()
  await expect(account(page)).toHaveAccessibleName('Konto')
})

test('T2.10 a customer with a number gets a password by mail', async ({ page }) => {
  const person = await newBusinessCustomer({ hasPassword: false })
  await open(page, '/myaccount/customernumber', host)
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  await main(page).getByRole('button', { name: 'Zugang anfordern' }).click()
  await expect(main(page).getByLabel('Kundennummer')).toBeFocused()
  await main(page)
    .getByLabel('Kundennummer')
    .fill(person.customerNumber ?? '')
  await main(page).getByLabel('Postleitzahl').fill('12435')
  await main(page).getByRole('button', { name: 'Zugang anfordern' }).click()
  await expect(main(page).getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible()
  await expectPartAccessible(page)
  await open(page, await linkInMail(person.email), host)
  await main(page).getByLabel('Neues Passwort', { exact: true }).fill('ganz neu')
  await main(page).getByLabel('Neues Passwort wiederholen', { exact: true }).fill('ganz neu')
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click()
  await main(page)
    .getByLabel('Kundennummer oder E-Mail-Adresse')
    .fill(person.customerNumber ?? '')
  await main(page).getByLabel('Passwort', { exact: true }).fill('ganz neu')
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(address('/myaccount/contact-details', host))
})

test('a school opens an account of its own', async ({ page }) => {
  await open(page, '/myaccount/register', host)
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  const send = main(page).getByRole('button', { name: 'Geschäftskonto anlegen' })
  await send.click()
  await expect(main(page).getByLabel('Art der Einrichtung')).toBeFocused()
  await main(page).getByLabel('Art der Einrichtung').selectOption('school')
  for (const [label, value] of [
    ['Name der Einrichtung', 'Schule am See'],
    ['Straße und Hausnummer', 'Uferweg 3'],
    ['PLZ', '1'],
    ['Ort', 'Berlin'],
    ['Vorname', 'Ada'],
    ['Nachname', 'Lindner'],
    ['Dienstliche E-Mail-Adresse', newEmail()],
    ['Telefon', '030 5550101'],
    ['Passwort', 'drei Wörter'],
  ] as const) {
    await main(page).getByLabel(label, { exact: true }).fill(value)
  }
  await main(page).getByRole('radio', { name: 'keine' }).check()
  await main(page)
    .getByRole('checkbox', { name: /^Ich bestelle für eine Einrichtung/ })
    .check()
  await send.click()
  const postCode = main(page).getByLabel('PLZ', { exact: true })
  await expect(postCode).toBeFocused()
  await expect(postCode).toHaveAccessibleDescription(/Postleitzahl/)
  await expectPartAccessible(page)
  await postCode.fill('05123')
  await postCode.blur()
  await expect(main(page).getByText('Diese Postleitzahl ist für das Land ungewöhnlich. Stimmt sie?')).toBeVisible()
  await send.click()
  await expect(page).toHaveURL(address('/myaccount/contact-details', host))
  await expect(main(page).getByText('Schule am See')).toBeVisible()
})

test('the login gate is passed by a plain form @without-scripts', async ({ page }) => {
  const person = await newBusinessCustomer()
  await page.goto(address('/schreiben/', host))
  await expect(loginGate(page)).toBeVisible()
  await main(page)
    .getByLabel('Kundennummer oder E-Mail-Adresse')
    .fill(person.customerNumber ?? '')
  await main(page).getByLabel('Passwort', { exact: true }).fill('falsch')
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(main(page).getByText(/ist falsch/)).toBeVisible()
  await main(page).getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(address('/schreiben/', host))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben')
})
