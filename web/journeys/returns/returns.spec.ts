import type { Page } from '@playwright/test'
import {
  choosePayment,
  fillCart,
  next,
  orderButton,
  orderNumber,
  reachSummary,
  typeAddress,
} from '../checkout/steps.ts'
import { rowsOf } from '../support/ask.ts'
import { plainProduct, putIn } from '../support/carts.ts'
import { logIn, newCustomer, newEmail } from '../support/customers.ts'
import { linesOf, reportUnlessDone, ship } from '../support/merchandise.ts'
import { address, expect, expectAccessible, expectPartAccessible, test } from '../support/shop.ts'

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Pays with the provider that was chosen. */
async function payNow(page: Page): Promise<string> {
  await orderButton(page).click()
  await page.waitForURL(/\/pay\//)
  await page.locator('[name="notification"][value="first"]').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  return orderNumber(page)
}

const receive = (number: string, rma: string, lines: object[]) =>
  reportUnlessDone({ type: 'returned', order: number, rma, lines }, async () => {
    const received = 'select from returns where rma = $1 and received_at is not null'
    return (await rowsOf(received, [rma])).length > 0
  })

const moneyOf = async (number: string) =>
  (
    await rowsOf<{ refunded: number; captured: number }>(
      'select p.refunded, p.captured from payments p join orders o on o.id = p.order_id where o.number = $1',
      [number],
    )
  ).at(0)

test('T2.22 a guest finds an order, gets a label, and the money of the goods goes back to the card', async ({
  page,
}) => {
  await reachSummary(page, 'Kredit- oder Debitkarte')
  const number = await payNow(page)
  const lines = await linesOf(number)
  await ship(number, lines)

  await page.goto(address('/service/rueckgabe/'))
  await page.getByRole('link', { name: 'Melde die Rücksendung an' }).click()
  await expect(headline(page, 'Artikel zurückschicken')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Bestellnummer').fill(number)
  await page.getByLabel('Postleitzahl').fill('10117')
  await page.getByRole('button', { name: 'Bestellung suchen' }).click()
  await expect(page.getByText(/gibt es keine Bestellung/)).toBeVisible()
  await page.getByLabel('Postleitzahl').fill('12435')
  await page.getByRole('button', { name: 'Bestellung suchen' }).click()
  await expect(headline(page, 'Was schickst du zurück?')).toBeVisible()
  await expect(page.getByRole('checkbox').first(), 'the only item is chosen').toBeChecked()
  await expectPartAccessible(page)
  const item = page.getByRole('group').filter({ has: page.getByLabel(/^Grund/) })
  await expect(item, 'fields of each item are named by it').toHaveAccessibleName(/\w/)
  await page.getByLabel(/^Grund/).selectOption('damaged')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('radio', { name: 'Geld zurück' })).toBeChecked()
  await expectPartAccessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('radio', { name: 'DHL Paket' })).toBeChecked()
  await expectPartAccessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(headline(page, 'Rücksendung prüfen')).toBeVisible()
  await expectPartAccessible(page)
  const known = await page.getByLabel('Vorname').inputValue()
  if (known === '') {
    await page.getByLabel('Vorname').fill('Ada')
    await page.getByLabel('Nachname').fill('Lindner')
    await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(newEmail())
  }
  await page.getByRole('button', { name: 'Rücksendung anmelden' }).click()
  await expect(headline(page, 'Deine Rücksendung ist angemeldet')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: 'QR-Code für Paket 1' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectPartAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Etikett 1 herunterladen/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`label-R${number}-1-1.pdf`)

  await receive(number, `R${number}-1`, lines)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Erstattet', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const money = await moneyOf(number)
  expect(money?.refunded).toBe(money?.captured)
})

test('T1.3 a customer sends one item back and then the other, all by forms, and PayPal pays for each @without-scripts', async ({
  page,
}) => {
  await logIn(page, await newCustomer())
  const { itemId } = await fillCart(page)
  // The same product twice would be one line, and back as a whole.
  await putIn(page, await plainProduct({ where: `i.id <> '${itemId}'` }))
  await page.goto(address('/checkout/login'))
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'PayPal')
  const number = await payNow(page)
  const lines = await linesOf(number)
  await ship(number, lines)

  for (const [index, line] of lines.entries()) {
    await page.goto(address(`/myaccount/orders/orderdetail?orderId=${number}`))
    await page.getByRole('link', { name: 'Artikel zurückgeben' }).click()
    await expect(headline(page, 'Was schickst du zurück?')).toBeVisible()
    await page.locator(`[name="item.${line.lineId}"]`).check()
    await page.getByRole('button', { name: 'Weiter' }).click()
    for (const name of ['Geld zurück', 'DHL Paket']) {
      await expect(page.getByRole('radio', { name })).toBeChecked()
      await page.getByRole('button', { name: 'Weiter' }).click()
    }
    await expect(page.getByLabel('Vorname'), 'known from the order').toHaveValue('Ada')
    await page.getByRole('button', { name: 'Rücksendung anmelden' }).click()
    await expect(headline(page, 'Deine Rücksendung ist angemeldet')).toBeVisible()
    await receive(number, `R${number}-${index + 1}`, [line])
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Erstattet', { exact: true }).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    const money = await moneyOf(number)
    expect(money?.refunded, 'as much as has come back').toBeGreaterThan(0)
    if (index === 0) expect(money?.refunded).toBeLessThan(money?.captured ?? 0)
    else expect(money?.refunded).toBe(money?.captured)
  }
  await expect(async () => {
    await page.goto(address(`/myaccount/orders/orderdetail?orderId=${number}`))
    await expect(page.getByRole('link', { name: /^Rücksendeschein/ })).toHaveCount(2, { timeout: 1000 })
    await expect(page.getByRole('link', { name: /^Gutschrift .*GU-/ }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})
