import t from 'tap'
import { dealOfTile, isDealGone } from './tile-deal.rules.ts'

const deal = (percent: number, isAvailableLightningDeal: boolean, until: number) => ({
  isAvailableLightningDeal,
  lightningDealTimestampUntil: until,
  lightningReservedPercentageRoundFloor: percent,
})

t.test('a deal is on while it is available or its end lies ahead', async (t) => {
  t.equal(dealOfTile(null, 'Vergriffen', 100), 'none')
  t.equal(dealOfTile(deal(40, true, 50), 'Vergriffen', 100), 'active')
  t.equal(dealOfTile(deal(40, false, 150), 'Vergriffen', 100), 'active')
  t.equal(dealOfTile(deal(40, false, 100), 'Vergriffen', 100), 'none')
})

t.test('it is sold out at 100 percent, where there are words for it', async (t) => {
  t.equal(dealOfTile(deal(99, true, 150), 'Vergriffen', 100), 'active')
  t.equal(dealOfTile(deal(100, false, 150), 'Vergriffen', 100), 'soldOut')
  t.equal(dealOfTile(deal(100, false, 150), '', 100), 'none')
  t.equal(dealOfTile(deal(100, false, 50), 'Vergriffen', 100), 'none', 'over')
})

t.test('rows leave out a deal of which nothing is left', async (t) => {
  t.equal(isDealGone(deal(100, false, 150)), true)
  t.equal(isDealGone(deal(99, true, 150)), false)
  t.equal(isDealGone(null), false)
})
