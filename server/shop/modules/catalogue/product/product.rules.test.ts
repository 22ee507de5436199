import t from 'tap'
import { numbersIn } from './item-numbers.rules.ts'
import { basePrice, discountPercent, formatMoney, inCoins, netAmount, shownAmount } from './pricing/price.rules.ts'
import {
  bestItem,
  dealInfo,
  deliveryStatus,
  extraBadgeIds,
  isNew,
  isShortage,
  type Pricing,
  runningDeal,
  shown,
} from './pricing/sold-product.rules.ts'
import { configuredItem, optionStates, readChoice, settleChoice } from './variants.rules.ts'

const pricing: Pricing = { store: 'de', currencyCode: 'EUR', taxRates: { standard: 19, reduced: 7 }, language: 'de-DE' }
const business: Pricing = { ...pricing, store: 'b2b' }

t.test('S1.7 money is written as the country writes it', async (t) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  t.equal(plain(formatMoney(123_450, 'EUR', 'de-DE')), '1.234,50 €')
  t.equal(plain(formatMoney(1250, 'EUR', 'de-CH')), 'EUR 12.50')
  t.equal(plain(formatMoney(1250, 'CHF', 'de-CH')), 'CHF 12.50')
  t.equal(plain(formatMoney(1250, 'EUR', 'de-AT')), '€ 12,50')
})

t.test('S1.8 the business store shows net', async (t) => {
  t.equal(netAmount(1190, 19), 1000)
  t.equal(netAmount(999, 7), 934)
  t.equal(shownAmount(1190, 19, 'b2b'), 1000)
  t.equal(shownAmount(1190, 19, 'ch'), 1190)
})

t.test('displayed prices are rounded to the smallest coin of the currency', async (t) => {
  t.same(
    [4306, 4302, 4303, 4308, 5].map((amount) => inCoins(amount, 'CHF')),
    [4305, 4300, 4305, 4310, 5],
  )
  t.equal(inCoins(4306, 'EUR'), 4306)
  const swiss: Pricing = { ...pricing, store: 'ch', currencyCode: 'CHF', taxRates: { standard: 8.1, reduced: 2.6 } }
  t.equal(shown({ taxClass: 'standard', amount: 4306 }, swiss), 4305)
  t.match(dealInfo({ amount: 4306, startsAt: 0, endsAt: 9, percent: 0, left: 3 }, 'standard', swiss), {
    lightningSpecialPrice: { amount: 4305 },
  })
})

t.test('S3.12 a discount is rounded down and never nothing', async (t) => {
  t.equal(discountPercent(9900, 12_900), 23)
  t.equal(discountPercent(999, 1000), null)
  t.equal(discountPercent(1000, 1000), null)
  t.equal(discountPercent(1000, null), null)
})

t.test('S3.11 basePrice gives the price of a litre, kilogram, metre or piece', async (t) => {
  t.same(basePrice(500, 500, 'ml'), { amount: 1000, unitKey: 'product.unit.litre' })
  t.same(basePrice(500, 50, 'ml'), { amount: 1000, unitKey: 'product.unit.hundredMillilitres' })
  t.same(basePrice(500, 250, 'g'), { amount: 200, unitKey: 'product.unit.hundredGrams' })
  t.same(basePrice(500, 2, 'kg'), { amount: 250, unitKey: 'product.unit.kilogram' })
  t.same(basePrice(500, 250, 'cm'), { amount: 200, unitKey: 'product.unit.metre' })
  t.same(basePrice(1000, 12, 'piece'), { amount: 83, unitKey: 'product.unit.piece' })
  t.equal(basePrice(500, 1, 'l'), null, 'the content is the unit')
  t.equal(basePrice(500, null, null), null)
})

t.test('S3.13 the best item can be had, then is cheap, then comes first', async (t) => {
  const item = (id: string, amount: number, stock: number) => ({ id, amount, stock, taxClass: 'standard' as const })
  t.equal(bestItem([item('a', 900, 0), item('b', 1000, 1), item('c', 1000, 1)], pricing)?.id, 'b')
  t.equal(bestItem([item('a', 900, 0), item('b', 800, 0)], pricing)?.id, 'b')
  t.equal(bestItem([], pricing), null)
})

t.test('S3.6 new for 90 days, short from one to five', async (t) => {
  const now = Date.parse('2026-06-30')
  t.equal(isNew('2026-06-30', now), true)
  t.equal(isNew('2026-04-02', now), true)
  t.equal(isNew('2026-04-01', now), false)
  t.equal(isNew('2026-07-01', now), false)
  t.same(
    [0, 1, 5, 6].map((stock) => isShortage([{ stock }])),
    [false, true, true, false],
  )
})

t.test('badges of the shop’s own are left out', async (t) => {
  t.same(extraBadgeIds(['classic', 'a', 'top-rated', 'b', 'pausenhof', 'c', 'd'], 3), ['a', 'b', 'c'])
})

t.test('S3.5 S9.15 delivery by stock and days', async (t) => {
  t.same(deliveryStatus({ stock: 0, deliveryDays: 2 }), { color: 'red', key: 'soldOut' })
  t.same(deliveryStatus({ stock: 5, deliveryDays: 2 }), { color: 'yellow', key: 'lowStock' })
  t.same(deliveryStatus({ stock: 6, deliveryDays: 5 }), { color: 'green', key: 'inStock' })
  t.same(deliveryStatus({ stock: 600, deliveryDays: 6 }), { color: 'yellow', key: 'later' })
})

t.test('S3.14 S4.57 dealInfo gives price, percentage and availability of a lightning deal', async (t) => {
  const deal = { amount: 1190, startsAt: 100, endsAt: 200, percent: 65, left: 1 }
  t.match(dealInfo(deal, 'standard', business), {
    isAvailableLightningDeal: true,
    lightningReservedPercentageRoundFloor: 65,
    lightningSpecialPrice: { amount: 1000 },
    lightningQuantityMax: 1,
  })
  t.equal(dealInfo({ ...deal, left: 0 }, 'standard', pricing)?.isAvailableLightningDeal, false, 'sold out')
  t.equal(dealInfo(null, 'standard', pricing), null)
  const next = { ...deal, startsAt: 150, endsAt: 300 }
  t.equal(runningDeal([deal, next], 99), null, 'not yet')
  t.equal(runningDeal([next, deal], 100), deal)
  t.equal(runningDeal([deal, next], 150), next, 'the one that began last')
  t.equal(runningDeal([deal], 200), null, 'over')
})

t.test('S4.5 variants keep a chosen combination or change to one that exists', async (t) => {
  const item = (id: string, colour: string, size: string) => ({
    id,
    values: new Map([
      ['COLOUR', colour],
      ['SIZE', size],
    ]),
  })
  const items = [item('1', 'red', 's'), item('2', 'red', 'l'), item('3', 'blue', 's')]
  const choose = (...selected: [string, string][]) =>
    settleChoice(
      items,
      readChoice(
        items,
        selected.map(([name, value]) => ({ name, value })),
      ),
    )
  const blue = choose(['COLOUR', 'blue'])
  t.same(
    optionStates(items, blue, 'SIZE', ['s', 'l']).map(({ isDisabled }) => isDisabled),
    [false, true],
  )
  t.equal(configuredItem(items, blue, ['COLOUR', 'SIZE']), null)
  t.equal(configuredItem(items, choose(['COLOUR', 'red'], ['SIZE', 'l']), ['COLOUR', 'SIZE']), '2')
  t.same([...choose(['SIZE', 'l'], ['COLOUR', 'blue'])], [['COLOUR', 'blue']], 'what was chosen last is kept')
  t.same([...choose(['COLOUR', 'mauve'], ['TASTE', 'sweet'])], [])
  t.equal(
    optionStates(items, choose(['COLOUR', 'red'], ['SIZE', 'l']), 'COLOUR', ['blue'])[0]?.itemId,
    '3',
    'the other choice gives way',
  )
  t.equal(configuredItem(items.slice(0, 1), new Map(), []), '1', 'nothing to choose')
})

t.test('a number is one word, or a GTIN in groups and with its name', async (t) => {
  const isbn = '9783123456787'
  for (const text of [isbn, 'ISBN 978-3-12-345678-7', 'isbn-13: 978 3 12 345678 7', '978‑3‑12‑345678‑7'])
    t.same(numbersIn(text), [isbn], text)
  t.same(numbersIn('978-3-12-345678-7'), ['978-3-12-345678-7', isbn], 'which may be an order number')
  t.same(numbersIn('N-100-2'), ['N-100-2'])
  for (const text of ['füller 20', 'lineal 30 cm', 'heft', '20']) t.same(numbersIn(text), [], text)
})
