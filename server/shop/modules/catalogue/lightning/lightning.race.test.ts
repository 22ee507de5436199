import t from 'tap'
import { filledDatabase } from '#engine/testing/engine.ts'
import { raceForDeal } from './testing/deal-race.ts'
import { deal, dealProduct, shopOf } from './testing/deals.ts'

t.test('S4.55 a hundred buyers get the ten pieces although an engine is killed, and the rest learn why', async (t) => {
  const url = await filledDatabase(
    t,
    shopOf([dealProduct('100', 1, deal('100-a', { quantity: 12, soldElsewhere: 2 }))]),
  )
  const { answers, kills, counts, rows } = await raceForDeal({ url, buyers: 100, engines: 2, kills: 1 })
  t.equal(kills, 1)
  t.equal(answers.filter(({ code, quantityLightning }) => code === 'OK' && quantityLightning === 1).length, 10)
  t.equal(
    answers.filter(({ code, quantityLightning }) => code === 'DEAL_SOLD_OUT' && quantityLightning === 0).length,
    90,
  )
  t.equal(counts.kept + counts.sold, 10)
  t.same({ kept: counts.kept, sold: counts.sold }, { kept: rows.kept, sold: rows.sold })
  t.equal(rows.carts, 10, 'one each')
})
