import t from 'tap'
import { dealOfTile, withoutGoneDeals } from './tile-deal.rules.ts'

const deal = (percent: number, isAvailableLightningDeal: boolean, until: number) => ({
  isAvailableLightningDeal,
  lightningDealTimestampUntil: until,
  lightningReservedPercentageRoundFloor: percent,
})

const stateOf = (lightningDealInfo: ReturnType<typeof deal> | null, soldOutText = 'Vergriffen') =>
  dealOfTile({ lightningDealInfo, delivery: { days: 2 } }, soldOutText, 100)

t.test('S4.52 a deal is on while it is available or its end lies ahead', async (t) => {
  t.equal(stateOf(null), 'none')
  t.equal(stateOf(deal(40, true, 50)), 'active')
  t.equal(stateOf(deal(40, false, 150)), 'active')
  t.equal(stateOf(deal(40, false, 100)), 'none')
})

t.test('S4.53 a deal at 100 percent is sold out when a text for it exists', async (t) => {
  t.equal(stateOf(deal(99, true, 150)), 'active')
  t.equal(stateOf(deal(100, false, 150)), 'soldOut')
  t.equal(stateOf(deal(100, false, 150), ''), 'none')
  t.equal(stateOf(deal(100, false, 50)), 'none', 'over')
})

t.test('a product that is sold out has no deal', async (t) => {
  for (const percent of [40, 100])
    t.equal(dealOfTile({ lightningDealInfo: deal(percent, true, 150), delivery: null }, 'Vergriffen', 100), 'none')
})

t.test('S4.86 rows leave out a deal of which nothing is left', async (t) => {
  const gone = { id: 'gone', lightningDealInfo: deal(100, false, 150) }
  const short = { id: 'short', lightningDealInfo: deal(99, true, 150) }
  const none = { id: 'none', lightningDealInfo: null }
  t.same(withoutGoneDeals([gone, short, none]), [short, none])
  t.same(withoutGoneDeals([gone]), [], 'of which a headline knows that nothing stands below it')
})
