import { rowsOf } from '../support/ask.ts'
import { newEmail } from '../support/customers.ts'
import { address, expect, expectAccessible, expectPartAccessible, expectToFit, open, test } from '../support/shop.ts'

test('a message of the contact form is checked, sent to the shop and copied to its sender @both', async ({ page }) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await open(page, '/service/contact')
  await expectAccessible(page)
  await expectToFit(page)
  await main.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(main.getByRole('alert')).toContainText('4 Angaben fehlen oder passen nicht.')
  await expect(main.getByLabel('Vor- und Nachname')).toBeFocused()
  await main.getByLabel('Vor- und Nachname').fill('Ada Lindner')
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByLabel('Worum geht es?').selectOption('Ein Produkt')
  await main.getByLabel('Nachricht').fill('Gibt es den Zirkel in Grün?')
  await main.getByLabel('Eine Kopie an meine Adresse').check()
  await main.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(main.getByText('Deine Nachricht ist da')).toBeVisible()
  await expect(page).toHaveURL(address('/service/contact'))
  await expectPartAccessible(page)
  expect(await rowsOf("select kind from mails where values ->> 'email' = $1 order by kind", [email])).toEqual([
    { kind: 'contactCopy' },
    { kind: 'contactMessage' },
  ])
})
