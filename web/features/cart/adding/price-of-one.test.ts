import t from 'tap'
import { priceOfOne, usualPrice } from './price-of-one.ts'

const price = (amount: number) => ({ amount, stringValue: `${amount} c` })
const item = {
  price: price(1000),
  tiers: [
    { quantity: 5, price: price(900) },
    { quantity: 10, price: price(750) },
  ],
}

t.test('S3.47 the form names the price that its quantity reaches', async (t) => {
  for (const [quantity, amount] of [
    [1, 1000],
    [4, 1000],
    [5, 900],
    [10, 750],
  ] as const) {
    t.equal(usualPrice(quantity, item).amount, amount)
    t.equal(priceOfOne(quantity, item, null), `${amount} c`)
  }
})

t.test('T3.107 pieces of a deal cost the tier where that is lower', async (t) => {
  const deal = { most: 3, price: price(800) }
  t.equal(priceOfOne(3, item, deal), '800 c')
  t.equal(priceOfOne(5, item, deal), null, 'three at one price, two at another')
  t.equal(priceOfOne(10, item, deal), '750 c')
})
