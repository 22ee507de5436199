import type { Page } from '@playwright/test'
import { ask, rowsOf } from '../support/ask.ts'
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

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => ({
  name: main(page).getByLabel('Vor- und Nachname'),
  orderNumber: main(page).getByLabel('Bestellnummer'),
  email: main(page).getByLabel('E-Mail-Adresse'),
  goods: main(page).getByLabel('Welche Artikel?'),
  confirm: main(page).getByRole('button', { name: 'Widerruf bestätigen', exact: true }),
})

const declared = (email: string) =>
  rowsOf<{ name: string; order_number: string; goods: string | null }>(
    'select name, order_number, goods from withdrawals where email = $1',
    [email],
  )

/** What the confirmation lists. */
async function confirmationTo(email: string): Promise<Record<string, string> | undefined> {
  const rows = await rowsOf<{ values: Record<string, string> }>(
    "select values from mails where kind = 'withdrawal' and recipient = $1",
    [email],
  )
  return rows[0]?.values
}

test('T3.39 T4.110 a guest withdraws from the contract in two steps, by the link at the end of every page', async ({
  page,
}) => {
  const email = newEmail()
  await open(page, '/ueber-uns/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click()
  await expect(page).toHaveURL(address('/service/withdrawal'))
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  const { name, orderNumber, confirm, goods } = form(page)
  await confirm.click()
  await expect(main(page).getByRole('alert')).toContainText('Bitte prüfe die markierten Felder.')
  await expect(name).toBeFocused()
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  await name.fill('Ada Lindner')
  await orderNumber.fill('999 999 999')
  await form(page).email.fill(email)
  await goods.fill('nur der Zirkel')
  await confirm.click()
  await expect(main(page).getByText('Dein Widerruf ist eingegangen')).toBeVisible()
  await expect(main(page).getByText(/^Eingegangen am .+ \d\d:\d\d:\d\d\sUhr\./)).toContainText(email)
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  expect(await confirmationTo(email)).toMatchObject({ orderNumber: '999 999 999', goods: 'nur der Zirkel' })
  expect(await declared(email)).toEqual([{ name: 'Ada Lindner', order_number: '999 999 999', goods: 'nur der Zirkel' }])
  // Another order, by the same link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click()
  await expect(orderNumber).toHaveValue('')
  await expect(main(page).getByText('Dein Widerruf ist eingegangen')).toBeHidden()
  await test.step('changes made after a lost answer are declared', async () => {
    await page.route('**/api/withdrawal/', async (route) => {
      await route.fetch()
      await route.fulfill({ json: null })
    })
    await name.fill('Ada Lindner')
    await orderNumber.fill('888 888 888')
    await form(page).email.fill(email)
    await goods.fill('der Zirkel')
    await confirm.click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/api/withdrawal/')
    await goods.fill('der Zirkel und das Lineal')
    await confirm.click()
    await expect(main(page).getByText('Dein Widerruf ist eingegangen')).toBeVisible()
    expect((await declared(email)).map((row) => row.goods)).toContain('der Zirkel und das Lineal')
  })
})

test('logged in, the form knows who withdraws', async ({ page }) => {
  const person = await newCustomer()
  await logIn(page, person)
  await open(page, '/service/withdrawal?orderId=100000000')
  const { name, email, orderNumber, confirm } = form(page)
  await expect(name).toHaveValue('Ada Lindner')
  await expect(email).toHaveValue(person.email)
  await expect(orderNumber).toHaveValue('')
  await orderNumber.fill('100000000')
  await confirm.click()
  await expect(main(page).getByText('Dein Widerruf ist eingegangen')).toBeVisible()
  expect(await declared(person.email)).toEqual([{ name: 'Ada Lindner', order_number: '100000000', goods: null }])
})

test('the withdrawal works without scripts @without-scripts', async ({ page }) => {
  const sender = newEmail()
  await page.goto(address('/service/withdrawal'))
  const { name, orderNumber, email, confirm } = form(page)
  await name.fill('Ada http://x')
  await orderNumber.fill('100000000')
  await email.fill(sender)
  await confirm.click()
  await expect(main(page).getByText('Bitte gib den Namen ohne spitze Klammern und Internetadressen ein.')).toBeVisible()
  await expect(orderNumber).toHaveValue('100000000')
  await name.fill('Ada Lindner')
  await confirm.click()
  await expect(main(page).getByText('Dein Widerruf ist eingegangen')).toBeVisible()
  expect(await declared(sender)).toHaveLength(1)
})

test('T2.40 companies have no such button, and nothing of it is kept', async ({ page }) => {
  expect((await ask('/service/withdrawal', 'educational.localhost')).status).toBe(404)
  expect((await ask('/service/withdrawal')).headers['cache-control']).toBe('private, no-store')
  await open(page, '/service/kontakt/', 'educational.localhost')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(0)
})
