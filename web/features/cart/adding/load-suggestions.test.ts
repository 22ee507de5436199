import t from 'tap'
import type { RunOperation } from '#web/lib/page/page-context.ts'
import { loadSuggestions } from './load-suggestions.ts'

const gone = { lightningReservedPercentageRoundFloor: 100 }
const card = (id: string, lightningDealInfo: object | null = null) => ({ id, lightningDealInfo })

/** What is suggested beside product 1 while the cart holds product 2. */
const suggested = async (accessories: object[], topSellers: object[]) => {
  const answers: Record<string, object> = {
    CartSuggestions: { getProductById: { categoryId: '1000', accessories } },
    CartTopSellers: { core_category: { category: { topSellers } } },
  }
  const runOperation: RunOperation = async ({ name }) => ({ json: '', data: (answers[name] ?? null) as never })
  const found = await loadSuggestions({ runOperation }, '1', ['2'])
  return found && [found.kind, ...found.products.map(({ id }) => id)]
}

t.test('accessories that are not in the cart are suggested, else what sells best', async (t) => {
  t.same(await suggested([card('1'), card('2'), card('3')], [card('4')]), ['accessories', '3'])
  t.same(await suggested([card('2')], [card('1'), card('4')]), ['topSellers', '4'])
  t.equal(await suggested([], []), null)
})

t.test('a deal that is sold out is not suggested', async (t) => {
  t.same(await suggested([card('3', gone), card('4')], []), ['accessories', '4'])
  t.same(await suggested([card('3', gone)], [card('4', gone), card('5')]), ['topSellers', '5'])
})
