import t from 'tap'
import { parametersOf } from '#contract/parameters/testing/parameters.ts'
import { shippingDays, shippingOf, shippingTerms } from './shipping.rules.ts'
import type { Pricing } from './sold-product.rules.ts'

const pricing: Pricing = { store: 'de', currencyCode: 'EUR', taxRates: { standard: 19, reduced: 7 }, language: 'de-DE' }
const terms = { country: 'DE', cost: 595, freeFrom: 3900 }
const sent = { deliveryDays: 2, taxClass: 'standard' as const, amount: 3899, isFree: false }

t.test('delivery that is typed wrong or not set costs the declared amounts and is never free', async (t) => {
  const termsOf = (shipping: Record<string, string>, country: string) =>
    shippingTerms({ country: 'DE' }, country, parametersOf({ shipping }))
  t.same(termsOf({ cost: '590', freeFrom: '39,00' }, 'DE'), { country: 'DE', cost: 590, freeFrom: null })
  t.same(termsOf({ cost: '4,90', freeFrom: '39' }, 'DE'), { country: 'DE', cost: 490, freeFrom: null })
  t.same(termsOf({ cost: '590', 'cost.AT': '9,90' }, 'AT'), { country: 'AT', cost: 1490, freeFrom: null })
  t.same(termsOf({ cost: '590', freeFrom: '3900', 'freeFrom.AT': '99' }, 'AT'), {
    country: 'AT',
    cost: 590,
    freeFrom: 1_000_000,
  })
  t.same(shippingTerms({ country: 'CH' }, 'CH', parametersOf({})), { country: 'CH', cost: 490, freeFrom: null })
  t.same(termsOf({ cost: '0' }, 'DE'), { country: 'DE', cost: 0, freeFrom: null }, 'free when editors say so')
})

t.test('days by country, at least one', async (t) => {
  t.same(shippingDays(2, 'DE'), { minimumDays: 1, maximumDays: 2 })
  t.same(shippingDays(2, 'AT'), { minimumDays: 2, maximumDays: 3 })
  t.same(shippingDays(2, 'CH'), { minimumDays: 3, maximumDays: 4 })
  t.same(shippingDays(0, 'DE'), { minimumDays: 1, maximumDays: 1 })
})

t.test('free by itself, or from a value on', async (t) => {
  t.equal(shippingOf(sent, terms, pricing).rate.amount, 595)
  t.equal(shippingOf({ ...sent, amount: 3900 }, terms, pricing).rate.amount, 0)
  t.equal(shippingOf({ ...sent, isFree: true }, terms, pricing).rate.amount, 0)
  t.equal(shippingOf({ ...sent, amount: 900_000 }, { ...terms, freeFrom: null }, pricing).rate.amount, 595)
  t.equal(shippingOf(sent, terms, { ...pricing, store: 'b2b' }).rate.amount, 500, 'net like every price there')
  const business = { ...pricing, store: 'b2b' as const }
  const book = { ...sent, taxClass: 'reduced' as const }
  // Told as 32,77 net: 35,06 gross is 32,77 net at 7 %.
  t.equal(shippingOf({ ...book, amount: 3505 }, terms, business).rate.amount, 500)
  t.equal(shippingOf({ ...book, amount: 3506 }, terms, business).rate.amount, 0)
  t.equal(shippingOf({ ...book, amount: 3899 }, terms, pricing).rate.amount, 595)
})
