import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { audienceOf } from '#engine/call/audience.ts'
import { inTransaction } from '#engine/db/database.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { shopper } from './testing/carts.ts'
import { cartShop } from './testing/shop.ts'

const consumer = ['de', 'at', 'ch'] as const
const inAll = (amount: number) => Object.fromEntries([...consumer, 'b2b'].map((store) => [store, { amount }]))
const sample = (id: string, taxClass: 'standard' | 'reduced', amount: number): ImportRecord => ({
  kind: 'product',
  record: product(id, {
    stores: [...consumer, 'b2b'],
    items: [item(`${id}-1`, { taxClass, prices: inAll(amount) })],
  }),
})

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const url = await filledDatabase(
  t,
  cartShop([sample('810', 'reduced', 1000), sample('811', 'standard', 1500), sample('812', 'reduced', 1300)], {
    stores: importStores(baseUrls),
  }),
)
const engine = await startEngine(t, url)
const { db, carts, stores } = await openServices(t, url)

/** What a test needs to ask the service for a shopper's cart. */
const wantedOf = ({ store, visitorId, cartId }: { store: string; visitorId: string; cartId: string }) => {
  const row = stores.find(store)
  if (!row) throw new Error(`No store ${store}`)
  return { identity: { visitorId, customerId: null, isGuest: false }, audience: audienceOf(row, ''), cartId }
}

t.test('a calculated cart has net, tax and gross per rate, and its share of the shipping cost', async (t) => {
  for (const store of consumer) {
    const { standard, reduced } = stores.find(store)?.taxRates ?? { standard: 0, reduced: 0 }
    const { visitorId = '', cartId, add, read } = await shopper(engine, url, store)
    const wanted = wantedOf({ store, visitorId, cartId })
    await add('810-1')
    const books = await carts.findCalculated(wanted)
    const tax = 1490 - Math.round(149_000 / (100 + reduced))
    t.same(
      books.calculation.totals.rates,
      [{ taxClass: 'reduced', rate: reduced, goods: 1000, shipping: 490, net: 1490 - tax, tax, gross: 1490 }],
      `${store}: a parcel of books alone bears the reduced rate`,
    )
    await add('811-1')
    const { cart, calculation } = await inTransaction(db, (trx) => carts.lockCalculated(trx, wanted))
    t.match(cart, { id: cartId, version: 3 })
    t.match(calculation.totals, { goods: 2500, shipping: 490, total: 2990 })
    t.match(calculation.totals.rates, [
      { taxClass: 'standard', rate: standard, goods: 1500, shipping: 294, gross: 1794 },
      { taxClass: 'reduced', rate: reduced, goods: 1000, shipping: 196, gross: 1196 },
    ])
    const { basketValues } = await read()
    t.match(
      basketValues,
      {
        total: { amount: 2990 },
        taxes: calculation.totals.rates.map(({ rate, tax }) => ({ rate, amount: { amount: tax } })),
      },
      'as the visitor sees it',
    )
  }
})

t.test('the business store adds the tax of the goods to the net cost of delivery', async (t) => {
  const { add, read } = await shopper(engine, url, 'b2b')
  await add('810-1')
  const { basketValues } = await read()
  // 9.35 and 4.12 net, 7 % on both.
  t.match(basketValues, {
    shippingCost: { amount: 412 },
    netValue: { amount: 1347 },
    taxes: [{ rate: 7, amount: { amount: 94 } }],
    total: { amount: 1441 },
  })
})

t.test(
  'the business store sends free from the net worth that it tells, at whatever rate the goods are taxed',
  async (t) => {
    const { add, read } = await shopper(engine, url, 'b2b')
    await add('812-1')
    const fields =
      'details { deliveryFreeMissing { amount } } basketValues { shippingCost { amount } educationalShippingTerms }'
    // 9.35 of before and 12.15 net; 32.77 are told, of which 39.00 is the gross at 19 %.
    t.match(await read(fields), {
      details: { deliveryFreeMissing: { amount: 1127 } },
      basketValues: { shippingCost: { amount: 412 } },
    })
    await add('812-1')
    t.match(
      await read(fields),
      { details: { deliveryFreeMissing: null }, basketValues: { shippingCost: { amount: 0 } } },
      '33.65 net, which is 36.01 gross',
    )
  },
)

t.test('only the caller’s own open cart is locked', async (t) => {
  const { visitorId = '', cartId } = await shopper(engine, url, 'ch')
  const wanted = wantedOf({ store: 'ch', visitorId, cartId })
  const other = await shopper(engine, url, 'ch')
  for (const refused of [
    { ...wanted, cartId: other.cartId },
    { ...wanted, cartId: 'none' },
    { ...wanted, audience: wantedOf({ store: 'de', visitorId, cartId }).audience },
  ])
    await t.rejects(
      inTransaction(db, (trx) => carts.lockCalculated(trx, refused)),
      { message: 'There is no such cart' },
    )
})
