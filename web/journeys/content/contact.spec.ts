import { rowsOf } from '../support/ask.ts'
import { newEmail } from '../support/customers.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  open,
  test,
} from '../support/shop.ts'

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('T2.52 a message of the contact form is checked, sent to the shop and copied to its sender', async ({ page }) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await open(page, '/service/contact')
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await main.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(main.getByRole('alert')).toContainText('Bitte prüfe die markierten Felder.')
  await expect(main.getByLabel('Vor- und Nachname')).toBeFocused()
  await main.getByLabel('Vor- und Nachname').fill('Ada Lindner')
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByLabel('Worum geht es?').selectOption('Ein Artikel')
  await main.getByLabel('Nachricht').fill('Gibt es den Zirkel in Grün?')
  await main
    .getByLabel('Anhang')
    .setInputFiles({ name: 'zirkel.png', mimeType: 'image/png', buffer: Buffer.from('<svg>') })
  await main.getByLabel('Kopie an meine Adresse senden').check()
  await main.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(main.getByLabel('Anhang')).toBeFocused()
  await expect(main.getByText('kein PDF und kein Bild')).toBeVisible()
  await main.getByLabel('Anhang').setInputFiles({ name: 'zirkel.png', mimeType: 'image/png', buffer: picture })
  await main.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(main.getByText('Deine Nachricht ist angekommen')).toBeVisible()
  await expect(page).toHaveURL(address('/service/contact?sent=true'))
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  expect(await rowsOf("select kind from mails where values ->> 'email' = $1 order by kind", [email])).toEqual([
    { kind: 'contactCopy' },
    { kind: 'contactMessage' },
  ])
  expect(
    await rowsOf("select f.name from mail_files f join mails m on m.id = f.mail_id where m.values ->> 'email' = $1", [
      email,
    ]),
  ).toEqual([{ name: 'zirkel.png' }])
  await page.goBack()
  await expect(main.getByLabel('Nachricht')).toHaveValue('')
})
