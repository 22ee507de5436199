import { ask, rowsOf } from '../support/ask.ts'
import { newEmail } from '../support/customers.ts'
import { expect, expectAccessible, expectFineWhenNarrow, expectToFit, open, test } from '../support/shop.ts'

test('T2.28 an organisation asks for the printed catalogue, in the language of its store', async ({ page }) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await open(page, '/service/catalogue', 'educational.localhost')
  await expect(page).toHaveURL(/educational\.localhost[^/]*\/service\/katalog$/)
  await expect(main.getByRole('heading', { level: 1, name: 'Katalog anfordern' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  // These are the logged-in organisation's, not those of the authority that pays its bills.
  for (const [label, value] of [
    ['Straße und Hausnummer', 'Parkweg 12'],
    ['Postleitzahl', '12435'],
    ['Ort', 'Berlin'],
  ] as const)
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value)
  for (const [label, value] of [
    ['Schule oder Unternehmen', 'Schule am Park'],
    ['Zu Händen', 'Kerstin Vogt'],
    ['Straße und Hausnummer', 'Parkstraße 3'],
    ['Postleitzahl', ''],
    ['Ort', 'Berlin'],
    ['E-Mail-Adresse', email],
  ] as const)
    await main.getByLabel(label, { exact: true }).fill(value)
  await main.getByRole('button', { name: 'Katalog anfordern' }).click()
  await expect(main.getByLabel('Postleitzahl', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Postleitzahl', { exact: true }).fill('10115')
  await main.getByRole('button', { name: 'Katalog anfordern' }).click()
  await expect(main.getByText('Ihr Katalog ist unterwegs')).toBeVisible()
  const mails = await rowsOf<{ kind: string }>("select kind from mails where values ->> 'email' = $1 order by kind", [
    email,
  ])
  expect(mails.map(({ kind }) => kind)).toEqual(['catalogueRequest', 'catalogueSent'])

  await open(page, '/service/katalog', 'en.educational.localhost')
  await expect(page).toHaveURL(/en\.educational\.localhost[^/]*\/service\/catalogue$/)
  await expect(main.getByRole('heading', { level: 1, name: 'Request a catalogue' })).toBeVisible()
  for (const host of ['localhost', 'at.localhost']) {
    expect((await ask('/service/katalog', host)).status).toBe(404)
    const other = await ask('/service/catalogue', host)
    expect([other.status, other.headers.location]).toEqual([302, '/service/katalog'])
  }
})
