import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportPrice, ImportRecord } from '#contract/import/catalogue.ts'
import type { ImportVoucher } from '#contract/import/offers.ts'
import { translations } from '#contract/texts/translations.ts'
import { inTransaction } from '#engine/db/database.ts'
import { both, item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { cartShop } from '#engine/modules/checkout/cart/testing/shop.ts'
import { readPdf } from '#engine/pdf/testing/read-pdf.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { paidShares, shareOfPieces } from '../../returns/refunds/refund.rules.ts'
import { invoiceOf } from '../documents/invoice.rules.ts'
import { toXRechnung } from '../documents/xrechnung.ts'
import { findOrder } from '../orders.repository.ts'
import { documentShop } from '../testing/document-shop.ts'
import { brokenRules } from '../testing/invoice-checks.ts'
import { openOrdering } from '../testing/open-ordering.ts'
import { findWholeOrder, type WholeOrder } from '../view/whole-orders.repository.ts'

const sold = (id: string, price: ImportPrice): ImportRecord => ({
  kind: 'product',
  record: product(id, { categoryIds: ['111'], items: [item(`${id}-1`, { stock: 900, prices: { de: price } })] }),
})
const tiers = [
  { quantity: 5, amount: 899 },
  { quantity: 10, amount: 749 },
]
const stores = importStores({
  de: 'https://de.test',
  at: 'https://at.test',
  ch: 'https://ch.test',
  b2b: 'https://b2b.test',
})
const content = {
  stores,
  translations,
  vouchers: [{ code: 'TEN', name: both('TEN'), stores: ['de'], kind: 'percent', percent: 10 } as ImportVoucher],
}
const { url, db, documents, made, order, within } = await documentShop(
  t,
  content,
  undefined,
  cartShop([sold('620', { amount: 999, tiers }), sold('621', { amount: 333 })], content),
)
const shop = await openOrdering(t, url)
const { buyer, submit, quote } = shop

/** The order of a cart, placed on account. */
const ordered = async (items: Record<string, number>, voucherCode: string | null = null) => {
  const done = await submit(await buyer(items, 'INVOICE', voucherCode))
  t.match(done, { kind: 'placed' })
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from orders where number = ${(done as { orderNumber: string }).orderNumber}`,
  )
  const id = rows[0]?.id ?? ''
  const row = await findOrder(db, id)
  const whole = await inTransaction(db, (trx) => findWholeOrder(trx, id))
  if (!row || !whole) throw new Error('no order')
  return { id, row, whole }
}

const electronic = (whole: WholeOrder): string => {
  const company = stores.find(({ id }) => id === whole.order.store)?.company
  if (!company) throw new Error('no company')
  const issuedAt = new Date()
  const delivered = { first: issuedAt, last: issuedAt }
  const buyerOf = { vatId: null, customerNumber: '500123' }
  return toXRechnung(invoiceOf(whole, company, { buyer: buyerOf, delivered, number: 'RE-2026-000001', issuedAt }))
}

t.test('T3.109 an order, its invoice and its electronic invoice have the price that was reached', async (t) => {
  const { id, row, whole } = await ordered({ '620-1': 10, '621-1': 2 }, 'TEN')
  t.match(whole.lines, [
    { itemId: '621-1', pricePerUnit: 333, total: 666, reduction: 67 },
    { itemId: '620-1', quantity: 10, pricePerUnit: 749, total: 7490, reduction: 749 },
  ])
  t.equal(row.goods, 7490 - 749 + 666 - 67)
  await within((trx) => documents.shipped(trx, row))
  const { rows } = await readPdf(await made(id, 'invoice'))
  const cells = rows.map((each) => each.map((cell) => cell.replaceAll('\u00a0', ' ')).join('|'))
  t.ok(
    cells.some((text) => /\|10\|7,49 €\|.*74,90 €$/.test(text)),
    cells.join('\n'),
  )
  t.ok(
    cells.some((text) => text.endsWith(`${(row.total / 100).toFixed(2).replace('.', ',')} €`)),
    'the total',
  )
  const xml = electronic({ ...whole, order: { ...whole.order, buyerReference: '04011000-1234512345-06' } })
  t.same(brokenRules(xml), [])
  t.match(xml, `<cbc:PayableAmount currencyID="EUR">${(row.total / 100).toFixed(2)}<`)
})

t.test('T3.109 an electronic invoice of net tiers adds up to the cent', async (t) => {
  const line = { quantity: 10, pricePerUnit: 629, total: 6290, taxRate: 19 }
  const school = { store: 'b2b', paymentMethod: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' } as const
  const { id } = await order({ order: school, lines: [line], shipping: {} })
  const whole = await inTransaction(db, (trx) => findWholeOrder(trx, id))
  if (!whole) throw new Error('no order')
  const xml = electronic(whole)
  t.same(brokenRules(xml), [])
  for (const part of [
    '<cbc:LineExtensionAmount currencyID="EUR">62.90<',
    '<cbc:TaxAmount currencyID="EUR">11.95<',
    '<cbc:PayableAmount currencyID="EUR">74.85<',
  ])
    t.match(xml, part)
})

t.test('T3.109 a return below a tier’s quantity pays back what its pieces cost, and no less', async (t) => {
  const { whole } = await ordered({ '620-1': 10 })
  const paid = paidShares(whole).lines.get(whole.lines[0]?.id ?? '') ?? 0
  t.equal(paid, 7490)
  t.equal(shareOfPieces(paid, 10, 0, 6), 6 * 749)
  t.equal(shareOfPieces(paid, 10, 6, 4), 4 * 749)
})

t.test('T3.108 an order of a tier that has changed since its summary asks anew', async (t) => {
  const one = await buyer({ '620-1': 5 }, 'INVOICE')
  const seen = await quote(one)
  const lowered = JSON.stringify([{ quantity: 5, amount: 850 }])
  await db.execute(sql`update item_prices set tiers = ${lowered}::jsonb where item_id = '620-1' and store = 'de'`)
  t.match(await submit(one, randomUUID(), seen), { kind: 'refused', code: 'cartChanged' })
  t.match(await submit(one, randomUUID(), await quote(one)), { kind: 'placed' })
  await db.execute(
    sql`update item_prices set tiers = ${JSON.stringify(tiers)}::jsonb where item_id = '620-1' and store = 'de'`,
  )
})
