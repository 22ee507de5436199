import type { Locator, Page } from '@playwright/test'
import { cartOf } from '../checkout/steps.ts'
import { rowsOf } from '../support/ask.ts'
import {
  addButton,
  cartShortcut,
  plainProduct,
  positionOf,
  positions,
  putIn,
  quantityField,
  totalOf,
} from '../support/carts.ts'
import { demoPassword, newBusinessCustomer } from '../support/customers.ts'
import { address, expect, expectPartAccessible, expectToFitAtAllWidths, open, test } from '../support/shop.ts'

/** An answer of the shop that changes nothing. */
const tooMany = { json: { errors: [{ message: '', extensions: { code: 'RATE_LIMITED' } }] } }

const removal = (name: string) => ({ name: `${name} entfernen`, exact: true })

/** The cart's page does without what the shop does not send in time, until it is opened again. */
const untilShown = (page: Page, part: Locator) =>
  expect(async () => {
    if (await part.isHidden()) await open(page, '/checkout/basket')
    await expect(part).toBeVisible({ timeout: 3000 })
  }).toPass()

test('T1.1 T9.12 vouchers are redeemed, refused in words and given back', async ({ page }) => {
  await putIn(page, await plainProduct({ where: 'o.amount > 1500' }))
  await open(page, '/checkout/basket')
  const before = await totalOf(page)
  const vouchers = page.getByRole('region', { name: 'Gutschein' })
  const code = vouchers.getByLabel('Gutscheincode')
  await expect(async () => {
    await code.fill('gibtesnicht')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/kennen wir nicht/, { timeout: 3000 })
  }).toPass()
  await expect(code).toBeFocused()
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expectPartAccessible(page)

  await code.fill('VERSANDFREI')
  await code.press('Enter')
  await expect(vouchers.getByRole('status'), 'read out').toContainText('VERSANDFREI ist eingelöst.')
  await expect.poll(() => totalOf(page)).toBeLessThan(before)
  await expectPartAccessible(page)
  await vouchers.getByRole('button', { name: 'Gutschein VERSANDFREI entfernen' }).click()
  await expect(vouchers.getByText('VERSANDFREI ist eingelöst.')).toBeHidden()
  await expect(vouchers, 'the button is gone').toBeFocused()
  await expect.poll(() => totalOf(page)).toBe(before)
})

test('T4.124 the way to the checkout names deliveries and payments (§ 312j BGB), and waits for a quantity that was typed just before', async ({
  page,
}) => {
  const product = await plainProduct()
  await putIn(page, product)
  await open(page, '/checkout/basket')
  const total = page.locator('#cart-total')
  await expect(total.locator('[aria-live="polite"]'), 'read out when it changes').toContainText('€')
  await expect(total.getByRole('link', { name: 'Zur Kasse' })).toBeVisible()
  await expect(total).toContainText(/Lieferung nur nach: Deutschland/)
  const wallet = page.getByRole('main').getByRole('link', { name: 'Weiter mit Amazon Pay' })
  await untilShown(page, wallet)
  await expect(total).toContainText(/Zahlung: .*PayPal.*Vorkasse/)

  const [refused, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let requested = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CartUpdate')) return route.continue()
    requested += 1
    const isFirst = requested === 1
    await (isFirst ? refused : taken).promise
    return isFirst ? route.fulfill(tooMany) : route.continue()
  })
  const toCheckout = total.getByRole('link', { name: 'Zur Kasse' })
  const leave = async (answer: typeof refused) => {
    await quantityField(page).fill('3')
    await toCheckout.click()
    await expect(toCheckout).toHaveAttribute('aria-busy', 'true')
    answer.resolve()
  }
  await leave(refused)
  await expect(positionOf(page, product)).toContainText('Das waren viele Änderungen auf einmal.')
  await expect(toCheckout, 'what the shop says is to be read').not.toHaveAttribute('aria-busy')
  await leave(taken)
  await expect(page).toHaveURL(address('/checkout/login'))
  const quantities = 'select quantity from cart_positions where cart_id = $1'
  expect(await rowsOf(quantities, [await cartOf(page)])).toEqual([{ quantity: 3 }])
})

test('T3.16 a catalogue comes for nothing and stands last', async ({ page }) => {
  const product = await plainProduct()
  await putIn(page, product)
  await open(page, '/checkout/basket')
  const total = await totalOf(page)
  const free = page.getByRole('region', { name: 'Gratis für dich' })
  const take = free.getByRole('button', { name: /Katalog.* gratis hinzufügen$/ })
  await expect(async () => {
    if (await take.isVisible()) await take.click()
    await expect(positions(page)).toHaveCount(2, { timeout: 3000 })
  }).toPass()
  await expect(positions(page).last()).toContainText('gratis')
  await expect(positions(page).last()).toContainText('Katalog')
  await expect(free.getByRole('listitem').filter({ hasText: 'Im Warenkorb' }), 'the button is gone').toBeFocused()
  expect(await totalOf(page)).toBe(total)
  await expectPartAccessible(page)
  await positions(page)
    .last()
    .getByRole('button', { name: /entfernen$/ })
    .click()
  await expect(positions(page).last()).toContainText('wurde entfernt')
})

test('promotions, presents and what is given away from a value on say so, and there is more to find', async ({
  page,
}) => {
  const books = await plainProduct({
    where: `exists (select from product_categories c where c.product_id = p.id and c.category_id like '31%')`,
  })
  const other = await plainProduct({ where: `o.amount > 1500 and p.id <> '${books.id}'` })
  await putIn(page, books)
  await putIn(page, other)
  await open(page, '/checkout/basket')
  const free = page.getByRole('region', { name: 'Gratis für dich' })
  await expect(free.getByRole('listitem').filter({ hasText: 'Holzlineal' })).toContainText(/ab [\d,]+\s€/)
  await expect(free.getByRole('button', { name: /Holzlineal.* gratis hinzufügen$/ })).toHaveCount(0)
  const have = async (product: typeof books, pieces: string) => {
    const field = positionOf(page, product).getByRole('textbox')
    await field.fill(pieces)
    await field.press('Enter')
    await expect(field).toHaveValue(pieces)
  }
  await have(books, '3')
  await expect(positionOf(page, books)).toContainText('3 für 2: Schulhefte')
  await have(other, '8')
  const present = positions(page).filter({ hasText: 'Wachsmaler' })
  await expect(present).toContainText('Geschenk')
  await expect(present.getByRole('button')).toHaveCount(0)
  await free.getByRole('button', { name: /Holzlineal.* gratis hinzufügen$/ }).click()
  await expect(positions(page).filter({ hasText: 'Holzlineal' })).toContainText('gratis')
  const more = page.getByRole('region', { name: /Passt dazu|Wird gern gekauft/ })
  await untilShown(page, more.getByRole('article').first())
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  // On a phone the sum stays in sight while one goes through the positions, and never stands there twice.
  await page.setViewportSize({ width: 390, height: 700 })
  await positions(page).first().getByRole('textbox').focus()
  const sum = page.getByRole('link', { name: /^Gesamt, \d+\sStück/ })
  await expect(sum).toBeInViewport({ ratio: 1 })
  await expect(sum).toContainText('inkl. MwSt.')
  await expect(page.getByRole('link', { name: 'Zur Kasse' }).first(), 'beside the sum').toBeInViewport({ ratio: 1 })
  await sum.click()
  await expect(page.getByText('Gesamtsumme')).toBeInViewport()
  await page.locator('#cart-total').getByRole('link', { name: 'Zur Kasse' }).scrollIntoViewIfNeeded()
  await expect(sum, 'the button itself is in sight').toBeHidden()
})

test('an article moves from the cart to the wish list, and back into the cart', async ({ page }) => {
  const product = await plainProduct()
  await putIn(page, product)
  await open(page, '/checkout/basket')
  const row = positionOf(page, product)
  await row.getByRole('button', { name: `${product.name} auf den Merkzettel` }).click()
  await expect(row).toContainText('wurde entfernt')
  await expect(page.getByRole('banner').locator('[data-slot="wishlist-count"]')).toHaveText('1')
  await row.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row.getByRole('textbox')).toHaveValue('1')
})

test('T7.24 country and shipper change the delivery’s costs', async ({ page }) => {
  await putIn(page, await plainProduct())
  await open(page, '/checkout/basket')
  const delivery = page.getByRole('region', { name: 'Lieferung' })
  await expect(delivery.getByRole('radio', { name: /DHL/ })).toBeChecked()
  const before = await page.locator('#cart-total dl').textContent()
  const country = delivery.getByLabel('Lieferland')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CartUpdate') ? route.fulfill(tooMany) : route.continue(),
  )
  await country.selectOption('AT')
  await expect(delivery.getByText('Das waren viele Änderungen auf einmal.')).toBeVisible()
  await expect(country, 'the costs are those of Germany').toHaveValue('DE')
  await page.unroute('**/graphql')
  await country.focus()
  await expect(async () => {
    await country.selectOption('AT')
    await expect(delivery.getByText('DHL liefert nur innerhalb Deutschlands.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(delivery.getByRole('radio', { name: /DHL/ })).toBeDisabled()
  await expect(country).toBeFocused()
  await expect.poll(() => page.locator('#cart-total dl').textContent()).not.toBe(before)
  await expectPartAccessible(page)
  await page.reload()
  await expect(country).toHaveValue('AT')
})

for (const host of ['at.localhost', 'ch.localhost'] as const) {
  test(`${host}: a cart of its own, in the store’s prices`, async ({ page }) => {
    const product = await plainProduct({ store: host.slice(0, 2), where: "i.tax_class = 'standard'" })
    await putIn(page, product, host)
    await open(page, '/checkout/basket', host)
    await expect(positionOf(page, product)).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Zusammenfassung' })).toContainText('inkl. MwSt.')
    const sums = page.getByRole('region', { name: 'Zusammenfassung' })
    await expect(sums).toContainText(host === 'ch.localhost' ? '8.1' : '20 %')
    await expect(sums).toContainText(host === 'ch.localhost' ? 'CHF' : '€')
    await expect(page.getByRole('main')).not.toContainText(host === 'ch.localhost' ? '€' : 'CHF')
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)
    await open(page, '/schreiben/')
    await expect(cartShortcut(page)).toHaveAccessibleName('Warenkorb')
  })
}

test.describe('businesses', () => {
  test.use({ business: 'stranger' })

  test('see nothing before the login, then net first', async ({ page }) => {
    const host = 'educational.localhost'
    const person = await newBusinessCustomer()
    await open(page, '/checkout/basket', host)
    await expect(page.locator('#cart-total')).toHaveCount(0)
    const main = page.getByRole('main')
    await main.getByLabel(/^Kundennummer/).fill(person.customerNumber ?? '')
    await main.getByLabel('Passwort', { exact: true }).fill(demoPassword)
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible()

    const product = await plainProduct({ store: 'b2b' })
    await putIn(page, product, host)
    await open(page, '/checkout/basket', host)
    const sum = page.getByRole('region', { name: 'Zusammenfassung' })
    await expect(sum).toContainText('Gesamtsumme netto')
    await expect(sum).toContainText('zuzüglich')
    await expect(sum).toContainText('Gesamtsumme brutto')
    await expect(page.getByText(/Warenwert.*zahlbar auf Rechnung/)).toBeVisible()
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)
  })
})

test('put in, change, redeem, remove and take back are forms @without-scripts', async ({ page }) => {
  const product = await plainProduct({ where: 'o.amount > 1500' })
  await page.goto(address(`/prod/${product.id}`))
  await quantityField(page).fill('2')
  await addButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/basket\?outcome=ADDED/)
  await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible()
  await expect(quantityField(page)).toHaveValue('2')
  const total = await totalOf(page)
  await quantityField(page).fill('3')
  await page.getByRole('button', { name: 'Menge ändern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(quantityField(page)).toHaveValue('3')
  expect(await totalOf(page)).toBeGreaterThan(total)
  await page.getByLabel('Gutscheincode').fill('gibtesnicht')
  await page.getByRole('button', { name: 'Einlösen', exact: true }).first().click()
  await expect(page.getByText('Diesen Gutschein kennen wir nicht.')).toBeVisible()
  await page.getByLabel('Lieferland').selectOption('AT')
  await page.getByRole('button', { name: 'Lieferland übernehmen' }).click()
  await expect(page.getByLabel('Lieferland')).toHaveValue('AT')
  await page.getByRole('button', { name: `${product.name} auf den Merkzettel` }).click()
  await expect(page.getByText('Liegt jetzt auf deinem Merkzettel')).toBeVisible()
  await page.goto(address(`/prod/${product.id}`))
  await quantityField(page).fill('3')
  await addButton(page).click()
  await page.getByRole('button', removal(product.name)).click()
  await expect(page.getByText('Aus dem Warenkorb entfernt.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dein Warenkorb ist noch leer' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(quantityField(page)).toHaveValue('3')
  await page.goto(address(`/prod/${product.id}`))
  await addButton(page).dblclick()
  await expect(page).toHaveURL(/\/checkout\/basket\?outcome=ADDED/)
  await expect(quantityField(page), 'pressed twice is put in once').toHaveValue('4')
})
