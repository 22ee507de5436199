import type { Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { businessHosts } from '../support/business.ts'
import { demoPassword, logIn, newBusinessCustomer, newCustomer, newEmail } from '../support/customers.ts'
import { address, expect, expectAccessible, expectToFitAtAllWidths, open, test } from '../support/shop.ts'

const main = (page: Page) => page.getByRole('main')

/** Opens the form of a part of the contact details, and returns it. */
async function change(page: Page, name: string) {
  const part = main(page).getByRole('region', { name, exact: true })
  await part.locator('summary').click()
  return part
}

/** Path of the link in the mail of a kind. */
async function pathInMail(recipient: string, kind: string): Promise<string> {
  let path = ''
  const text = 'select values from mails where recipient = $1 and kind = $2 order by created_at desc limit 1'
  await expect
    .poll(async () => {
      const [row] = await rowsOf<{ values: { path?: string } }>(text, [recipient, kind])
      path = row?.values.path ?? ''
      return path
    })
    .not.toBe('')
  return path
}

test('T1.3 T2.4 T2.5 a customer changes contact data, and the address by the links of both mails', async ({ page }) => {
  const person = await newCustomer()
  const next = newEmail()
  await logIn(page, person)
  await open(page, '/myaccount/overview')
  await expect(main(page).getByRole('region', { name: 'Letzte Bestellung' })).toContainText('nichts bestellt')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Kontaktdaten' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kontaktdaten')
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)

  const name = await change(page, 'Name')
  await name.getByLabel('Vorname').fill('')
  await name.getByRole('button', { name: 'Speichern' }).click()
  await expect(name.getByLabel('Vorname')).toBeFocused()
  await name.getByLabel('Vorname').fill('Adele')
  await name.getByRole('button', { name: 'Speichern' }).click()
  await expect(name).toContainText('Adele Lindner')

  const phone = await change(page, 'Telefon')
  await phone.getByRole('textbox').fill('030 123456')
  await phone.getByRole('button', { name: 'Speichern' }).click()
  await expect(phone).toContainText('030 123456')
  await expect(phone.getByRole('alert'), 'read out').toHaveText('Die Nummer wurde gespeichert.')

  const email = await change(page, 'E-Mail-Adresse')
  await email.getByLabel('Neue E-Mail-Adresse').fill(next)
  await email.getByLabel('Dein Passwort', { exact: true }).fill(demoPassword)
  await email.getByRole('button', { name: 'Links senden' }).click()
  await expect(email).toContainText(`${next}: noch nicht bestätigt`)
  await expectAccessible(page)
  await email.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(email.locator('summary'), 'the button is gone').toBeFocused()
  await email.locator('summary').click()
  await email.getByLabel('Neue E-Mail-Adresse').fill(next)
  await email.getByLabel('Dein Passwort', { exact: true }).fill(demoPassword)
  await email.getByRole('button', { name: 'Links senden' }).click()
  await expect(email).toContainText(`${next}: noch nicht bestätigt`)

  await open(page, await pathInMail(next, 'emailChangeNew'))
  await main(page).getByRole('button', { name: 'Bestätigen' }).click()
  await expect(main(page)).toContainText('Bitte bestätige auch den Link')
  await open(page, await pathInMail(person.email, 'emailChangeOld'))
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Bestätigen' }).click()
  await expect(main(page)).toContainText('Deine E-Mail-Adresse wurde geändert')
  await main(page).getByRole('link', { name: 'Kontaktdaten' }).click()
  await expect(main(page).getByRole('region', { name: 'E-Mail-Adresse', exact: true })).toContainText(next)
})

test('T1.3 T2.12 an address is added, made the default, removed and brought back', async ({ page }) => {
  await logIn(page, await newCustomer())
  await page.goto(address('/myaccount/addresses'))
  await expect(page).toHaveURL(address('/myaccount/addresses/billing'))
  await open(page, '/myaccount/addresses/shipping')
  const add = async (street: string) => {
    await main(page).getByRole('link', { name: 'Lieferadresse hinzufügen' }).click()
    await main(page).getByLabel('Vorname').fill('Ada')
    await main(page).getByLabel('Nachname').fill('Lindner')
    await main(page).getByLabel('Straße und Hausnummer').fill(street)
    await main(page).getByLabel('Postleitzahl').fill('12435')
    await main(page).getByLabel('Ort', { exact: true }).fill('Berlin')
    await main(page).getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(main(page).getByText(street)).toBeVisible()
  }
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Lieferadresse hinzufügen' }).click()
  await expect(main(page).getByRole('heading', { level: 3 }), 'the link is gone').toBeFocused()
  await main(page).getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(main(page).getByLabel('Vorname')).toBeFocused()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Abbrechen' }).click()
  await add('Schulweg 7')
  await add('Ahornweg 3')
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  const entry = (street: string) => main(page).getByRole('listitem').filter({ hasText: street })
  await entry('Schulweg 7')
    .getByRole('button', { name: /^Als Standard/ })
    .click()
  await expect(entry('Schulweg 7').getByText('Standard', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }), 'the button is gone').toBeFocused()
  await entry('Ahornweg 3')
    .getByRole('button', { name: /^Entfernen/ })
    .click()
  await expect(entry('Ahornweg 3')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry('Ahornweg 3')).toBeVisible()
})

test('a business customer describes the organisation', async ({ page }) => {
  const [host = ''] = businessHosts
  await logIn(page, await newBusinessCustomer(), host)
  await open(page, '/myaccount/contact-details', host)
  const part = await change(page, 'Einrichtung und Ansprechpartner')
  await part.getByLabel('Name der Einrichtung').fill('Grundschule am See')
  await part.getByLabel('Aufgabe').selectOption({ label: 'Sekretariat' })
  await part.getByLabel('Zahl der Beschäftigten').fill('viele')
  await part.getByRole('button', { name: 'Speichern' }).click()
  await expect(part.getByLabel('Zahl der Beschäftigten')).toHaveAccessibleDescription(/ganze Zahl/)
  await part.getByLabel('Zahl der Beschäftigten').fill('42')
  await part.getByRole('button', { name: 'Speichern' }).click()
  // As it is stored: the form has it among its options, too.
  await expect(part.locator('dd').filter({ hasText: 'Sekretariat' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/myaccount/addresses/billing', host)
  await expect(main(page).getByText('Grundschule am See')).toBeVisible()
})

test('an account is taken along and deleted, without script as well', async ({ browser, page }) => {
  const person = await newCustomer()
  await logIn(page, person)
  await open(page, '/myaccount/delete')
  const answer = await page.request.get(address('/api/my-data/'))
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(await answer.json()).toMatchObject({ account: [{ email: person.email }] })
  await expectAccessible(page)
  await main(page).getByLabel('Passwort', { exact: true }).fill('falsch')
  await main(page).getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(main(page).getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(/ist falsch/)
  await main(page).getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Dein Konto wurde gelöscht')
  await expect(page.locator('main :focus'), 'the button is gone').toContainText('Zur Startseite')
  await page.goto(address('/myaccount/'))
  await expect(page).toHaveURL(address('/login?target=%2Fmyaccount%2Fcontact-details'))

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  try {
    const plain = await context.newPage()
    await logIn(plain, await newCustomer())
    await plain.goto(address('/myaccount/contact-details'))
    const phone = await change(plain, 'Telefon')
    await phone.getByRole('textbox').fill('030 98765')
    await phone.getByRole('button', { name: 'Speichern' }).click()
    await expect(main(plain).getByText('Die Nummer wurde gespeichert.')).toBeVisible()
    await plain.goto(address('/myaccount/addresses/packing-station?edit=new'))
    await main(plain).getByLabel('Vorname').fill('')
    await main(plain).getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(main(plain).getByLabel('Vorname')).toHaveAccessibleDescription(/Bitte gib deinen Vornamen ein/)
    await plain.goto(address('/myaccount/delete'))
    await main(plain).getByLabel('Passwort', { exact: true }).fill(demoPassword)
    await main(plain).getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(main(plain).getByRole('heading', { level: 1 })).toHaveText('Dein Konto wurde gelöscht')
  } finally {
    await context.close()
  }
})
