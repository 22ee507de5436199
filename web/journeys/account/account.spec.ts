import type { Page } from '@playwright/test'
import { demoPassword, linkInMail, logIn, newCustomer, newEmail, type Person } from '../support/customers.ts'
import { fillList, productsToList } from '../support/lists.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  open,
  test,
  untilHydrated,
  watchShifts,
} from '../support/shop.ts'

const account = (page: Page) => page.getByRole('banner').locator('[data-opens="flyout-account"]')
const flyout = (page: Page, name = 'Dein Konto') => page.getByRole('dialog', { name })
const main = (page: Page) => page.getByRole('main')
const toasts = (page: Page) => page.locator('#toasts')

async function fillIn(page: Page, person: Person, password = demoPassword, scope = main(page)) {
  await scope.getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await scope.getByLabel('Passwort', { exact: true }).fill(password)
  await scope.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test('S2.57 S4.69 the header logs in and out without leaving the page, in all tabs @both', async ({
  page,
  context,
}) => {
  const person = await newCustomer()
  await open(page, '/rechtliches/impressum/')
  const other = await context.newPage()
  await open(other, '/rechtliches/datenschutz/')

  await account(page).click()
  await expect(flyout(page).getByLabel('E-Mail-Adresse', { exact: true })).toBeVisible()
  await expectPartAccessible(page, 'header')
  await expectToFit(page)
  await fillIn(page, person, 'falsch', flyout(page))
  await expect(flyout(page).getByRole('alert')).toContainText('ist falsch')
  await expect(flyout(page).getByLabel('E-Mail-Adresse', { exact: true })).toBeFocused()
  for (const label of ['E-Mail-Adresse', 'Passwort']) {
    await expect(flyout(page).getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  await expectPartAccessible(page, 'header')

  const password = flyout(page).getByLabel('Passwort', { exact: true })
  await password.fill(demoPassword)
  await expect(password).toHaveAttribute('type', 'password')
  await flyout(page).getByRole('button', { name: 'Passwort zeigen' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/login-action/', async (route) => {
    await isHeld
    await route.continue()
  })
  await password.press('Enter')
  await expect(flyout(page).getByText('ist falsch'), 'while it is sent again').toBeHidden()
  letGo()
  await expect(toasts(page).getByText('Hallo Ada, du bist angemeldet.')).toBeVisible()
  await expect(page).toHaveURL(address('/rechtliches/impressum/'))
  await expect(account(page)).toHaveAccessibleName('Konto: Ada')
  await expect(account(other)).toHaveAccessibleName('Konto: Ada')
  await expectPartAccessible(page, 'header')

  await account(page).click()
  await expect(flyout(page).getByText('Ada Lindner')).toBeVisible()
  await expectPartAccessible(page, 'header')
  await flyout(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(toasts(page).getByText('Du bist abgemeldet. Bis bald.')).toBeVisible()
  await expect(account(page)).toHaveAccessibleName('Konto')
  await expect(account(other)).toHaveAccessibleName('Konto')
  await expect(page).toHaveURL(address('/rechtliches/impressum/'))
})

test('S4.1 the name stays in the header, and nothing moves for it @both', async ({ page }) => {
  await logIn(page, await newCustomer())
  // Fonts are there already: while they come is another matter.
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-fonts')
  const shifts = await watchShifts(page)
  await open(page, '/schreiben/')
  await expect(account(page)).toHaveAccessibleName('Konto: Ada')
  expect(await shifts()).toBeLessThan(0.02)
  await page.goto(address('/papier-hefte/'))
  await expect(account(page)).toHaveAccessibleName('Konto: Ada')
})

test('a login leads where it was asked for, and nowhere else', async ({ page }) => {
  await test.step('T2.3 a visitor who opens a page of the account logs in first and gets there', async () => {
    const person = await newCustomer()
    await open(page, '/myaccount/password')
    await expect(page).toHaveURL(address('/login?target=%2Fmyaccount%2Fpassword'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
    await expect(main(page).getByText('Diese Seite gehört zu deinem Konto')).toBeVisible()
    await expectAccessible(page)
    await expectFineWhenNarrow(page)
    await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(main(page).getByRole('alert')).toContainText('Bitte prüfe die markierten Felder')
    await expect(main(page).getByLabel('E-Mail-Adresse', { exact: true })).toBeFocused()
    await fillIn(page, person)
    await expect(page).toHaveURL(address('/myaccount/password'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort ändern')
    await page.goto(address('/login'))
    await expect(page).toHaveURL(address('/myaccount/contact-details'))
    await page.goto(address('/myaccount/overview'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Ada')
    await untilHydrated(page)
    await expectAccessible(page)
    await expectFineWhenNarrow(page)
    await main(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(address('/'))
    await page.goto(address('/myaccount/'))
    await expect(page).toHaveURL(address('/login?target=%2Fmyaccount%2Fcontact-details'))
  })
  await test.step('T2.1 a login never leads to another shop', async () => {
    const person = await newCustomer()
    await open(page, '/login?target=%2F%2Fevil.example%2F')
    await fillIn(page, person)
    await expect(page).toHaveURL(address('/myaccount/contact-details'))
  })
})

test.describe('too many logins', () => {
  test.use({ expectedErrors: /status of 429/ })

  test('repeated wrong passwords are delayed, and the page says until when', async ({ page }) => {
    const person = await newCustomer()
    await open(page, '/login')
    const send = main(page).getByRole('button', { name: 'Anmelden', exact: true })
    // Between slow tries only a second may be left to wait: what is asked of it is asked at once.
    const waiting = main(page).getByRole('button', { name: /^Wieder möglich in \d+ s$/, disabled: true })
    await expect(async () => {
      if (!(await waiting.isVisible())) {
        await fillIn(page, person, 'falsch')
        await expect(main(page).getByRole('form').or(main(page).locator('form'))).not.toHaveAttribute('aria-busy')
      }
      await expect(waiting).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(main(page).getByRole('alert')).toContainText('Das waren viele Versuche')
    await expectPartAccessible(page)
    await expect(send).toBeEnabled()
    await fillIn(page, person)
    await expect(page).toHaveURL(address('/myaccount/contact-details'))
  })
})

test('T2.7 T5.6 a new account: every field is checked, and its owner is logged in', async ({ page }) => {
  const taken = await newCustomer()
  const email = newEmail()
  await open(page, '/myaccount/register')
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  const send = main(page).getByRole('button', { name: 'Konto anlegen' })
  await send.click()
  await expect(main(page).getByRole('alert')).toContainText('Bitte prüfe die markierten Felder')
  await expect(main(page).getByRole('radio', { name: 'Frau' })).toBeFocused()
  await expect(main(page).getByRole('radio', { name: 'Frau' })).toBeInViewport()
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')

  await main(page).getByRole('radio', { name: 'Frau' }).check()
  await main(page).getByLabel('Vorname', { exact: true }).fill('Ada')
  await main(page).getByLabel('Nachname', { exact: true }).fill('Lindner')
  const address1 = main(page).getByLabel('E-Mail-Adresse', { exact: true })
  await address1.fill(taken.email)
  await address1.blur()
  await expect(address1).toHaveAttribute('aria-invalid', 'true')
  await expect(address1).toHaveAccessibleDescription(/gibt es schon ein Konto/)
  await address1.fill('ada@pausenhof')
  await address1.blur()
  await expect(address1).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
  await address1.fill(email)
  await address1.blur()
  await expect(address1).not.toHaveAttribute('aria-invalid')
  const password = main(page).getByLabel('Passwort', { exact: true })
  await password.fill('ab')
  await send.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/3 bis 35\sZeichen/)
  await password.fill('drei zufällige Wörter')
  await main(page)
    .getByRole('checkbox', { name: /^Ich bin mit den AGB/ })
    .check()
  await send.click()
  await expect(page).toHaveURL(address('/myaccount/contact-details'))
  await expect(main(page).getByText(email).first()).toBeVisible()
  await expect(account(page)).toHaveAccessibleName('Konto: Ada')

  await page.goto(address('/myaccount/register?origin=wishlist'))
  await expect(toasts(page).getByText('Du bist schon angemeldet.')).toBeVisible()
  await expect(page).toHaveURL(address('/myaccount/wishlist'))
})

test('S2.26 T2.8 a forgotten password is set anew by the link of a mail, once', async ({ page }) => {
  const person = await newCustomer()
  await open(page, '/login')
  await main(page).getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen?')
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  await main(page).getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await main(page).getByRole('button', { name: 'Link anfordern' }).click()
  await expect(main(page).getByText('Schau in dein Postfach')).toBeVisible()
  await expectPartAccessible(page)
  const link = await linkInMail(person.email)

  await main(page).getByRole('button', { name: 'Noch einmal anfordern' }).click()
  await expect(main(page).getByText('Das war deine 2. Anfrage')).toBeVisible()
  const newest = await (async () => {
    await expect.poll(() => linkInMail(person.email)).not.toBe(link)
    return linkInMail(person.email)
  })()
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht mehr gültig')
  await open(page, newest)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neues Passwort')
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  await main(page).getByLabel('Neues Passwort', { exact: true }).fill('ganz neu')
  await main(page).getByLabel('Neues Passwort wiederholen', { exact: true }).fill('ganz anders')
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(main(page).getByLabel('Neues Passwort wiederholen', { exact: true })).toHaveAccessibleDescription(
    /verschieden/,
  )
  await main(page).getByLabel('Neues Passwort wiederholen', { exact: true }).fill('ganz neu')
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Passwort wurde geändert')
  await expectPartAccessible(page)
  await fillIn(page, person, 'ganz neu')
  await expect(page).toHaveURL(address('/myaccount/contact-details'))

  // Logged in, there is nothing to reset.
  await page.goto(address('/myaccount/resetpassword'))
  await expect(page).toHaveURL(address('/myaccount/password'))
  await page.goto(address(newest))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht mehr gültig')
  await untilHydrated(page)
  await expectPartAccessible(page)
  await page.goto(address('/myaccount/newpassword'))
  await expect(page).toHaveURL(address('/myaccount/password'))
})

test('T2.6 a changed password ends the session of another browser with a message', async ({ page, browser }) => {
  const person = await newCustomer()
  await logIn(page, person)
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const other = await elsewhere.newPage()
    await logIn(other, person)
    await open(other, '/myaccount/overview')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hallo Ada')
    // This page has asked who is there: asked later, it would get to know of the end, and the next page would not tell.
    await expect(account(other)).toHaveAccessibleName('Konto: Ada')

    await open(page, '/myaccount/password')
    await expectAccessible(page)
    await expectToFitAtAllWidths(page)
    const change = async (current: string, next: string) => {
      await main(page).getByLabel('Bisheriges Passwort', { exact: true }).fill(current)
      await main(page).getByLabel('Neues Passwort', { exact: true }).fill(next)
      await main(page).getByLabel('Neues Passwort wiederholen', { exact: true }).fill(next)
      await main(page).getByRole('button', { name: 'Passwort speichern' }).click()
    }
    await change('falsch', 'ganz neu')
    const old = main(page).getByLabel('Bisheriges Passwort', { exact: true })
    await expect(old).toHaveAccessibleDescription(/ist falsch/)
    await expect(old).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(old, 'shown').toHaveAttribute('type', 'text')
    await expect(old, 'left, and as wrong as before').toHaveAccessibleDescription(/ist falsch/)
    await change(demoPassword, 'ganz neu')
    await expect(main(page).getByText('Dein Passwort wurde geändert')).toBeVisible()
    await expectPartAccessible(page)
    await page.reload()
    await expect(page).toHaveURL(address('/myaccount/password'))

    await other.goto(address('/myaccount/'))
    await expect(other).toHaveURL(address('/login?target=%2Fmyaccount%2Fcontact-details'))
    await expect(other.locator('#toasts').getByText(/^Zu deiner Sicherheit haben wir dich abgemeldet/)).toBeVisible()
  } finally {
    await elsewhere.close()
  }
})

test('T2.2 the logout page ends the session and confirms it', async ({ page }) => {
  await logIn(page, await newCustomer())
  await page.goto(address('/logout'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abgemeldet')
  await untilHydrated(page)
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  await page.goto(address('/myaccount/'))
  await expect(page).toHaveURL(address('/login?target=%2Fmyaccount%2Fcontact-details'))
})

test('login, registration and password work by plain forms @without-scripts', async ({ page }) => {
  const person = await newCustomer()
  await page.goto(address('/schreiben/'))
  await account(page).click()
  await expect(page).toHaveURL(address('/login?target=%2Fmyaccount%2Fcontact-details'))
  await fillIn(page, person, 'falsch')
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible()
  await expect(main(page).getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(person.email)

  await page.goto(address('/myaccount/password'))
  await fillIn(page, person)
  await expect(page).toHaveURL(address('/myaccount/password'))
  await main(page).getByLabel('Bisheriges Passwort', { exact: true }).fill(demoPassword)
  await main(page).getByLabel('Neues Passwort', { exact: true }).fill('ganz neu')
  await main(page).getByLabel('Neues Passwort wiederholen', { exact: true }).fill('ganz neu')
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(main(page).getByText('Dein Passwort wurde geändert')).toBeVisible()

  await page.goto(address('/logout'))
  await main(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abgemeldet')

  await page.goto(address('/myaccount/resetpassword'))
  await main(page).getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await main(page).getByRole('button', { name: 'Link anfordern' }).click()
  await expect(main(page).getByText('Schau in dein Postfach')).toBeVisible()
  await page.goto(address(await linkInMail(person.email)))
  await main(page).getByLabel('Neues Passwort', { exact: true }).fill('noch neuer')
  await main(page).getByLabel('Neues Passwort wiederholen', { exact: true }).fill('noch neuer')
  await main(page).getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Passwort wurde geändert')
  await expect(main(page).getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()

  await page.goto(address('/myaccount/register?origin=wishlist'))
  await main(page).getByRole('radio', { name: 'Frau' }).check()
  await main(page).getByLabel('Vorname', { exact: true }).fill('Ada')
  await main(page).getByLabel('Nachname', { exact: true }).fill('Lindner')
  await main(page).getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await main(page).getByLabel('Passwort', { exact: true }).fill('ganz neu')
  await main(page)
    .getByRole('checkbox', { name: /^Ich bin mit den AGB/ })
    .check()
  await main(page).getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(main(page).getByLabel('E-Mail-Adresse', { exact: true })).toHaveAccessibleDescription(
    /gibt es schon ein Konto/,
  )
  await expect(main(page).getByLabel('Vorname', { exact: true })).toHaveValue('Ada')
})

test('the account home counts products of all lists, each once', async ({ page }) => {
  const person = await newCustomer()
  const products = await productsToList(2)
  await fillList(person, 'Klasse 3a', products)
  await fillList(person, 'Klasse 3b', products.slice(1))
  await logIn(page, person)
  await open(page, '/myaccount/overview')
  await expect(main(page).getByText('2 Artikel gemerkt, 3 Listen')).toBeVisible()
})
