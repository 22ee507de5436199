import { logIn, newCustomer } from '../support/customers.ts'
import { address, expect, expectAccessible, expectPartAccessible, expectToFit, open, test } from '../support/shop.ts'

const list = `Materialliste Klasse 1a
Deutsch:
3 Hefte DIN A4, Lineatur 1
12 Buntstifte
1 Locher
Hausschuhe`

test('T2.53 a school’s list is read line by line, changed, put into the cart and kept on a list @both', async ({
  page,
}) => {
  const person = await newCustomer()
  const main = page.getByRole('main')
  await logIn(page, person)
  await open(page, '/service/materialliste')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Liste einlesen' }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  const file = { name: 'Liste.txt', mimeType: 'text/plain', buffer: Buffer.from('2 Bleistifte HB') }
  await main.getByLabel('Oder eine Datei hochladen').setInputFiles(file)
  await expect(main.getByRole('heading', { name: '1 von 1 Zeile gefunden' })).toBeFocused()
  await main.getByRole('button', { name: 'Andere Liste einlesen' }).click()
  await expect(main.getByLabel('Liste', { exact: true }), 'the button is gone').toBeFocused()
  await main.getByLabel('Liste', { exact: true }).fill(list)
  await main.getByRole('button', { name: 'Liste einlesen' }).click()
  await expect(main.getByRole('heading', { name: '3 von 4 Zeilen gefunden' })).toBeFocused()
  await expectPartAccessible(page)
  await expectToFit(page)
  await expect(main.getByText('3 Artikel ausgewählt')).toBeVisible()

  const slippers = main.getByRole('listitem').filter({ hasText: 'Hausschuhe' })
  await expect(slippers.getByRole('link', { name: 'Selbst suchen' })).toHaveAttribute('href', '/search?q=Hausschuhe')

  const punch = main.getByRole('listitem').filter({ hasText: '1 Locher' })
  await expect(punch.getByText('Bitte prüfen')).toBeVisible()
  const books = main.getByRole('listitem').filter({ hasText: '3 Hefte' })
  await expect(books.getByRole('link', { name: /^Schulheft A4.*Lineatur 1/ })).toBeVisible()
  const first = (await books.getByRole('link').first().textContent()) ?? ''
  await books.getByText(/andere Möglichkeit/).click()
  await books
    .getByRole('button', { name: /^Schulheft A4/ })
    .first()
    .click()
  await expect(books.getByRole('link').first()).not.toHaveText(first)
  await punch.getByRole('checkbox', { name: /^Kaufen/ }).uncheck()
  await expect(main.getByText('2 Artikel ausgewählt')).toBeVisible()

  await books.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/prod\//)
  await page.goBack()
  await expect(main.getByText('2 Artikel ausgewählt')).toBeVisible()
  await main.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  await expect(main.getByText('4 Stück liegen im Warenkorb.')).toBeVisible()
  await main.getByRole('button', { name: 'Auf den Merkzettel' }).click()
  await expect(main.getByText('Alles steht jetzt auf dem Merkzettel „Materialliste Klasse 1a“.')).toBeVisible()
  // At the end nothing lies under the bar.
  await main.getByRole('button', { name: 'Andere Liste einlesen' }).scrollIntoViewIfNeeded()
  await expectPartAccessible(page)
  await main.getByRole('link', { name: 'Merkzettel ansehen und teilen' }).click()
  await expect(page).toHaveURL(new RegExp(`^${address('/myaccount/wishlist')}`))
  await expect(main.getByText('Materialliste Klasse 1a').first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^Schulheft A4/ }).first()).toBeVisible()
})
