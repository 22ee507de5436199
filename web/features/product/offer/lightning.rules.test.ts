import t from 'tap'
import { basePriceAt, dealSaving, dealState } from './lightning.rules.ts'

const deal = (percent: number, isAvailableLightningDeal = percent < 100) => ({
  isAvailableLightningDeal,
  lightningDealTimestampUntil: 0,
  lightningReservedPercentageRoundFloor: percent,
})

t.test('a deal is on until all of it is reserved, which is said where there are words for it', async (t) => {
  t.equal(dealState(null, 'Vergriffen'), 'none')
  t.equal(dealState(deal(0), 'Vergriffen'), 'active')
  t.equal(dealState(deal(99), 'Vergriffen'), 'active')
  t.equal(dealState(deal(100), 'Vergriffen'), 'soldOut')
  t.equal(dealState(deal(100), ''), 'none')
  t.equal(dealState(deal(50, false), 'Vergriffen'), 'none')
})

t.test('the base price follows the price', async (t) => {
  t.equal(basePriceAt(1000, 500, 375), 750)
  t.equal(basePriceAt(333, 999, 749), 250)
})

t.test('S9.16 a deal takes off the normal less the lightning price, exact to the cent', async (t) => {
  t.equal(dealSaving({ amount: 1999 }, { amount: 1649 }), 350)
  t.equal(dealSaving({ amount: 1010 }, { amount: 909 }), 101, 'no rounding of fractions')
})
