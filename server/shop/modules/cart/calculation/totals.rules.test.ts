import t from 'tap'
import { randomOf } from '../testing/random.ts'
import { pricing } from '../testing/samples.ts'
import { type Priced, totalsOf } from './totals.rules.ts'

const business = { ...pricing, store: 'b2b' as const }
const standard = (amount: number): Priced => ({ taxClass: 'standard', amount })
const reduced = (amount: number): Priced => ({ taxClass: 'reduced', amount })

t.test('taxes within gross prices, and on top of net ones', (t) => {
  t.same(totalsOf([standard(11_900), reduced(1070)], 490, pricing), {
    goods: 12_970,
    shipping: 490,
    total: 13_460,
    tax: 2048,
    net: 11_412,
    taxes: [
      { rate: 19, amount: 1978 },
      { rate: 7, amount: 70 },
    ],
  })
  t.same(totalsOf([standard(10_000), reduced(1000)], 412, business), {
    goods: 11_000,
    shipping: 412,
    total: 13_460,
    tax: 2048,
    net: 11_412,
    taxes: [
      { rate: 19, amount: 1978 },
      { rate: 7, amount: 70 },
    ],
  })
  t.same(totalsOf([], 0, pricing), { goods: 0, shipping: 0, total: 0, net: 0, tax: 0, taxes: [] })
  t.same(totalsOf([reduced(500)], 0, pricing).taxes, [{ rate: 7, amount: 33 }], 'rates that tax nothing are left out')
  t.end()
})

t.test('everything adds up, in both price bases', (t) => {
  for (let seed = 0; seed < 400; seed += 1) {
    const random = randomOf(seed)
    const rates = random.pick([pricing.taxRates, { standard: 8.1, reduced: 2.6 }, { standard: 20, reduced: 10 }])
    const amounts = random.list(random.below(30), () =>
      (random.chance(50) ? standard : reduced)(random.below(random.chance(20) ? 5 : 60_000)),
    )
    const shipping = random.pick([0, 412, 490, 890])
    for (const each of [pricing, business]) {
      const totals = totalsOf(amounts, shipping, { ...each, taxRates: rates })
      const taxes = totals.taxes.reduce((sum, { amount }) => sum + amount, 0)
      const shown = amounts.reduce((sum, { amount }) => sum + amount, 0) + shipping
      const holds =
        totals.total === totals.net + totals.tax &&
        taxes === totals.tax &&
        (each.store === 'b2b' ? totals.net : totals.total) === shown &&
        totals.taxes.every(({ amount }) => Number.isInteger(amount) && amount >= 0)
      if (!holds) t.fail(`seed ${seed} in ${each.store}: ${JSON.stringify(totals)}`)
    }
  }
  t.pass('for eight hundred carts')
  t.end()
})
