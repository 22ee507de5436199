import t from 'tap'
import { shownTiers, tierAt } from './price-tiers.rules.ts'
import type { Pricing } from './sold-product.rules.ts'

const german: Pricing = {
  store: 'de',
  currencyCode: 'EUR',
  taxRates: { standard: 19, reduced: 7 },
  language: 'de-DE',
}
const swiss: Pricing = { ...german, store: 'ch', currencyCode: 'CHF', taxRates: { standard: 8.1, reduced: 2.6 } }
const tiers = [
  { quantity: 5, amount: 950 },
  { quantity: 10, amount: 899 },
  { quantity: 50, amount: 898 },
]
const pen = { amount: 1000, taxClass: 'standard', maxQuantity: 99, tiers } as const

t.test('S3.44 a tier holds from its own quantity on', (t) => {
  const shown = shownTiers(pen, german)
  t.same(shown, tiers)
  for (const [quantity, amount] of [
    [1, undefined],
    [4, undefined],
    [5, 950],
    [9, 950],
    [10, 899],
    [49, 899],
    [50, 898],
    [500, 898],
  ] as const)
    t.equal(tierAt(shown, quantity)?.amount, amount, `${quantity} pieces`)
  t.equal(tierAt([], 7), undefined)
  t.end()
})

t.test('S3.44 a store shows tiers net or in coins as it shows prices, and none that lowers nothing', (t) => {
  t.same(shownTiers(pen, { ...german, store: 'b2b' }), [
    { quantity: 5, amount: 798 },
    { quantity: 10, amount: 755 },
  ])
  t.same(shownTiers(pen, swiss), [
    { quantity: 5, amount: 950 },
    { quantity: 10, amount: 900 },
  ])
  t.same(
    shownTiers({ ...pen, amount: 951 }, swiss),
    [{ quantity: 10, amount: 900 }],
    'that of five is no lower in coins',
  )
  t.end()
})

t.test('S3.44 a tier that no order reaches is not shown', (t) => {
  t.same(shownTiers({ ...pen, maxQuantity: 10 }, german), tiers.slice(0, 2))
  t.same(shownTiers({ ...pen, maxQuantity: 4 }, german), [])
  t.end()
})
