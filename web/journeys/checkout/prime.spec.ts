import { rowsOf } from '../support/ask.ts'
import { logIn, newCustomer, newEmail } from '../support/customers.ts'
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

test('S2.27 S6.2 T2.26 a customer becomes a member of prime by invoice, and gives notice without a login', async ({
  page,
}) => {
  const person = await newCustomer()
  const main = page.getByRole('main')
  await logIn(page, person)
  // A busy shop makes a page without what it defers, of which no browser asks again.
  await expect(async () => {
    await open(page, '/prime/checkout')
    await expect(main.getByText('Das ist Prime')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page).toHaveURL(address('/prime/?fromPrimeCheckout=true'))
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await main.getByRole('link', { name: 'Mitglied werden' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Prime-Mitglied werden' })).toBeVisible()
  await main.getByRole('link', { name: 'Adresse eingeben' }).click()
  await expect(main.getByLabel('Nachname')).toHaveValue(person.lastName)
  await main.getByLabel('Straße und Hausnummer').fill('Schulweg 7')
  await main.getByLabel('Postleitzahl').fill('10115')
  await main.getByLabel('Ort', { exact: true }).fill('Berlin')
  await main.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Prime-Mitglied werden' })).toBeVisible()
  await expect(main.getByText('Schulweg 7')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await main.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await main.getByRole('radio', { name: 'Rechnung' }).check()
  await main.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=\d+/)
  await expect(main.getByText('Prime-Mitgliedschaft, 12 Monate')).toBeVisible()

  await open(page, '/prime/checkout?origin=prime')
  await expect(main.getByText('Du bist Mitglied')).toBeVisible()
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')

  const [eligible] = await rowsOf<{ id: string }>(
    `select p.id from products p join items i on i.product_id = p.id
     where not p.is_retired and 'de' = any(p.stores) and i.prime_faehig and i.stock > 0 order by p.id limit 1`,
  )
  const mark = main.getByText('Mit Prime versandkostenfrei')
  await open(page, `/prod/${eligible?.id}`)
  await expect(mark).toBeVisible()

  await open(page, '/logout')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Abgemeldet')
  await open(page, `/prod/${eligible?.id}`)
  await expect(mark).toBeHidden()
  await open(page, '/ueber-uns/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen', exact: true }).click()
  await expect(page).toHaveURL(address('/service/cancellation'))
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await main.getByLabel('Vor- und Nachname').fill(`${person.firstName} ${person.lastName}`)
  await main.getByLabel('E-Mail-Adresse').fill(person.email)
  await main.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()
  await expect(main.getByText('Deine Kündigung ist eingegangen')).toBeVisible()
  await expect
    .poll(() =>
      rowsOf<{ state: string }>(
        'select s.state from subscriptions s join customers c on c.id = s.customer_id where c.email = $1',
        [person.email],
      ),
    )
    .toEqual([{ state: 'cancelled' }])
})

test('a closed registration offers a waiting list', async ({ page }) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await open(page, '/prime/checkout?origin=prime', 'at.localhost')
  await expect(main.getByRole('heading', { level: 1, name: 'Warteliste für Prime' })).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByRole('button', { name: 'In die Warteliste eintragen' }).click()
  await expect(main.getByText('Fast geschafft: Schau in dein Postfach')).toBeVisible()
  expect(await rowsOf('select email from prime_waiting_list where email = $1', [email])).toEqual([{ email }])
})
