import t from 'tap'
import { type Random, randomOf } from '../testing/random.ts'
import { pricing } from '../testing/samples.ts'
import { type PricedGoods, type Shipment, type Totals, totalsOf } from './totals.rules.ts'

const business = { ...pricing, store: 'b2b' as const }
const austrian = { ...pricing, store: 'at' as const, taxRates: { standard: 20, reduced: 10 } }
const swiss = { ...pricing, store: 'ch' as const, currencyCode: 'CHF', taxRates: { standard: 8.1, reduced: 2.6 } }
const standard = (amount: number, fullAmount = amount): PricedGoods => ({ taxClass: 'standard', amount, fullAmount })
const reduced = (amount: number, fullAmount = amount): PricedGoods => ({ taxClass: 'reduced', amount, fullAmount })

/** One shipper that carries all goods. */
const parcel = (cost: number, goods: readonly PricedGoods[]): Shipment[] => [{ cost, goods }]
const totalsWith = (goods: readonly PricedGoods[], cost: number, by = pricing): Totals =>
  totalsOf(goods, parcel(cost, goods), by)

t.test('T3.14 taxes within gross prices, and on top of net ones', (t) => {
  t.same(totalsWith([standard(11_900), reduced(1070)], 0), {
    goods: 12_970,
    shipping: 0,
    total: 12_970,
    tax: 1970,
    net: 11_000,
    rates: [
      { taxClass: 'standard', rate: 19, goods: 11_900, shipping: 0, net: 10_000, tax: 1900, gross: 11_900 },
      { taxClass: 'reduced', rate: 7, goods: 1070, shipping: 0, net: 1000, tax: 70, gross: 1070 },
    ],
  })
  t.same(totalsWith([standard(10_000), reduced(1000)], 0, business), {
    goods: 11_000,
    shipping: 0,
    total: 12_970,
    tax: 1970,
    net: 11_000,
    rates: [
      { taxClass: 'standard', rate: 19, goods: 10_000, shipping: 0, net: 10_000, tax: 1900, gross: 11_900 },
      { taxClass: 'reduced', rate: 7, goods: 1000, shipping: 0, net: 1000, tax: 70, gross: 1070 },
    ],
  })
  t.same(totalsWith([], 0), { goods: 0, shipping: 0, total: 0, net: 0, tax: 0, rates: [] })
  t.match(totalsWith([reduced(500)], 0).rates, [{ rate: 7, tax: 33 }], 'rates that tax nothing are left out')
  t.end()
})

t.test('T3.41 shipping bears the rate of the goods that it carries', (t) => {
  for (const [by, goods, cost, tax] of [
    [pricing, reduced(2000), 490, 163],
    [pricing, standard(2000), 490, 398],
    [austrian, reduced(2000), 590, 235],
    [swiss, reduced(2000), 890, 73],
    [business, reduced(2000), 412, 169],
  ] as const) {
    const { taxClass } = goods
    const totals = totalsWith([goods], cost, by)
    t.match(totals, { tax, rates: [{ taxClass, rate: by.taxRates[taxClass], goods: 2000, shipping: cost, tax }] })
    t.equal(totals.rates.length, 1, `${by.store}: one rate`)
  }
  const [books, toys] = [reduced(1500), standard(40_000)]
  const apart = totalsOf([books, toys], [...parcel(490, [books]), ...parcel(3900, [toys])], pricing)
  t.match(apart.rates, [{ shipping: 3900 }, { shipping: 490 }], 'each shipper by what it carries')
  t.end()
})

t.test('shipping of mixed goods is split by their net values', (t) => {
  const [first, second] = totalsWith([standard(11_900), reduced(10_700)], 490).rates
  t.match([first, second], [{ shipping: 258 }, { shipping: 232 }], 'goods of 100 net each')
  t.equal(Math.round(25_800 / 119), Math.round(23_200 / 107), 'half of the net cost each')
  t.match(totalsWith([standard(10_000), reduced(10_000)], 413, business).rates, [{ shipping: 207 }, { shipping: 206 }])
  t.match(
    totalsWith([standard(0, 3000), reduced(0, 1000)], 400).rates,
    [
      { goods: 0, shipping: 300 },
      { goods: 0, shipping: 100 },
    ],
    'by the values before the voucher that pays for all of them',
  )
  t.match(totalsWith([standard(0), reduced(0)], 400).rates, [{ taxClass: 'standard', shipping: 400 }])
  t.end()
})

/** Whether a sum is that of the rates. */
const isSumOf = (totals: Totals, whole: number, of: (rate: Totals['rates'][number]) => number) =>
  totals.rates.reduce((sum, rate) => sum + of(rate), 0) === whole

const anyGoods = (random: Random): PricedGoods[] =>
  random.list(random.below(30), () => {
    const fullAmount = random.below(random.chance(20) ? 5 : 60_000)
    return (random.chance(50) ? standard : reduced)(random.below(fullAmount + 1), fullAmount)
  })

t.test('half a cent of tax goes up', (t) => {
  const vienna = { ...pricing, store: 'at' as const, taxRates: { standard: 20, reduced: 10 } }
  t.match(totalsOf([standard(12_375)], [], vienna), { total: 12_375, tax: 2063, net: 10_312 })
  t.match(totalsOf([standard(50)], [], business), { net: 50, tax: 10, total: 60 }, '9.5')
  t.match(totalsOf([standard(2162)], [], swiss), { total: 2162, tax: 162 }, '8.1 % in it')
  t.end()
})

t.test('T3.13 everything adds up, in both price bases', (t) => {
  for (let seed = 0; seed < 400; seed += 1) {
    const random = randomOf(seed)
    const amounts = anyGoods(random)
    const cost = random.pick([0, 412, 490, 890])
    const bulkyCost = random.pick([0, 3900, 7901])
    const shipments = [
      { cost, goods: amounts.filter((_each, index) => index % 3 > 0) },
      { cost: bulkyCost, goods: amounts.filter((_each, index) => index % 3 === 0) },
    ]
    for (const by of [pricing, austrian, swiss, business]) {
      const totals = totalsOf(amounts, shipments, by)
      const shown = amounts.reduce((sum, { amount }) => sum + amount, 0) + cost + bulkyCost
      const holds =
        totals.goods + totals.shipping === shown &&
        totals.shipping === cost + bulkyCost &&
        (by.store === 'b2b' ? totals.net : totals.total) === shown &&
        totals.total === totals.net + totals.tax &&
        isSumOf(totals, totals.goods, ({ goods }) => goods) &&
        isSumOf(totals, totals.shipping, ({ shipping }) => shipping) &&
        isSumOf(totals, totals.net, ({ net }) => net) &&
        isSumOf(totals, totals.tax, ({ tax }) => tax) &&
        isSumOf(totals, totals.total, ({ gross }) => gross) &&
        totals.rates.every(({ net, tax, gross }) => Number.isInteger(tax) && tax >= 0 && net + tax === gross)
      if (!holds) t.fail(`seed ${seed} in ${by.store}: ${JSON.stringify(totals)}`)
    }
  }
  t.pass('for sixteen hundred carts')
  t.end()
})
