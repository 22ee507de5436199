import t from 'tap'
import type { StoreId } from '#contract/generated/types.ts'
import type { FullItem } from './product.repository.ts'
import { toItem } from './to-item.ts'

const pen: FullItem = {
  id: 'pen',
  orderNumber: '100001.01',
  gtin: null,
  name: 'Pen',
  amount: 1190,
  oldAmount: null,
  tiers: [],
  groupTiers: [],
  uvpAmount: null,
  uvpValidFrom: null,
  taxClass: 'standard',
  isBestPrice: false,
  specialDescription: null,
  stock: 10,
  deliveryDays: 2,
  maxQuantity: 10,
  minimumOrderQuantity: 1,
  contentQuantity: null,
  contentUnit: null,
  contentIsDisplayed: false,
  primeFaehig: false,
  downloads: [],
  variant: [],
  pictures: [],
  warnings: [],
}

const pricesIn = (store: StoreId, item: FullItem) =>
  toItem(item, 'pens', {
    pricing: { store, currencyCode: 'EUR', taxRates: { standard: 19, reduced: 7 }, language: 'de-DE' },
    textLanguage: 'de',
    deal: null,
    shipping: { country: 'DE', cost: 595, freeFrom: 3900 },
    deliveryFree: false,
    variantOf: () => [],
    say: (key) => key,
  }).prices

t.test('only the business store suggests a gross price, beside its own net price', async (t) => {
  const { price, educationalSuggestGrossPrice } = pricesIn('b2b', pen)
  t.equal(price.amount, 1000, 'net')
  t.equal(educationalSuggestGrossPrice?.amount, 1190, 'with tax')
  for (const store of ['de', 'at', 'ch'] as const)
    t.equal(pricesIn(store, pen).educationalSuggestGrossPrice, null, store)
})

t.test('the price suggested to parents is the recommended one, where there is one', async (t) => {
  const recommended = { ...pen, uvpAmount: 1490 }
  t.equal(pricesIn('b2b', recommended).educationalSuggestGrossPrice?.amount, 1490)
  t.equal(pricesIn('de', recommended).educationalSuggestGrossPrice, null)
})

t.test('a reduced item names its own discount, in every store the same', async (t) => {
  const reduced = { ...pen, amount: 1500, oldAmount: 2000 }
  t.equal(pricesIn('de', reduced).specialPrice?.discountPercent, 25)
  t.equal(pricesIn('b2b', reduced).specialPrice?.discountPercent, 25, 'net prices are rounded, the discount is not')
  t.equal(pricesIn('de', { ...reduced, oldAmount: null, uvpAmount: 2000 }).specialPrice?.discountPercent, null)
})
