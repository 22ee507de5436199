import t from 'tap'
import type { ListedPrices } from '#engine/modules/catalogue/product/tiles/listed-products.ts'
import { addUp, noSums, shareDeals, sumsOf, toTotals } from './totals.rules.ts'

const pricing = {
  store: 'de',
  currencyCode: 'EUR',
  taxRates: { standard: 19, reduced: 7 },
  language: 'de-DE',
} as const
const prices = {
  amount: 1000,
  oldAmount: 1500,
  base: { amount: 200, unit: 'l' },
  tiers: [] as ListedPrices['tiers'],
  lightning: { amount: 700, remaining: 2 },
}

t.test('S3.32 pieces of a deal cost its price, the rest the normal one', (t) => {
  t.same(sumsOf(prices, 3, 2), { current: 3000, old: 4500, lightning: 2400 })
  t.same(sumsOf({ ...prices, oldAmount: null, lightning: null }, 3, 0), { current: 3000, old: null, lightning: null })
  t.match(toTotals(sumsOf(prices, 3, 2), prices.base, pricing), {
    current: { amount: 3000 },
    old: { amount: 4500 },
    lightningPrice: { amount: 2400, stringValue: /^24,00.€$/ },
    savings: { amount: 2100 },
    basePrice: { price: /^2,00.€$/, unit: 'l' },
    raw: 2400,
  })
  t.match(toTotals(noSums, null, pricing), { raw: 0, old: null, savings: null, lightningPrice: null, basePrice: null })
  t.end()
})

t.test('T3.109 an entry costs what its quantity reaches, and pieces of a deal never more', (t) => {
  const tiered = { ...prices, tiers: [{ quantity: 5, amount: 650, base: { amount: 130, unit: 'l' } }] }
  t.same(sumsOf(tiered, 4, 2), { current: 4000, old: 6000, lightning: 3400 })
  t.same(sumsOf(tiered, 5, 2), { current: 3250, old: 7500, lightning: 3250 })
  t.end()
})

t.test('a sum counts those without an old or a deal’s price with their normal one', (t) => {
  const plain = { current: 500, old: null, lightning: null }
  t.same(addUp([sumsOf(prices, 1, 1), plain]), { current: 1500, old: 2000, lightning: 1200 })
  t.same(addUp([plain, plain]), { current: 1000, old: null, lightning: null })
  t.same(addUp([]), noSums)
  t.end()
})

t.test('sums are clamped to the range of GraphQL’s Int', (t) => {
  const { raw, current } = toTotals({ current: 13_000_000_000, old: null, lightning: null }, null, pricing)
  t.equal(raw, 2 ** 31 - 1)
  t.equal(current.amount, raw)
  t.end()
})

t.test('the rest of a deal is given out once over all entries of the product', (t) => {
  const entry = (productId: string, quantity: number, remaining: number) => ({ productId, quantity, remaining })
  t.same(shareDeals([entry('1', 2, 3), entry('2', 5, 0), entry('1', 4, 3), entry('1', 1, 3)]), [2, 0, 1, 0])
  t.end()
})
