import t from 'tap'
import type { CartGlanceFragment } from '#web/generated/operations.ts'
import { cartState, changeState } from './cart-store.ts'
import { countAhead } from './count-ahead.ts'

t.test('pieces are counted ahead only while their addition is under way, whether it succeeds or fails', async (t) => {
  changeState({ glance: { itemsCount: 2 } as CartGlanceFragment })
  const counts: (number | null)[] = []
  const look = async () => counts.push(cartState().expectedCount)
  await countAhead(3, look)
  t.equal(cartState().expectedCount, null)
  await t.rejects(countAhead(1, () => look().then(() => Promise.reject(new Error('The sheet did not come')))))
  t.equal(cartState().expectedCount, null)
  t.same(counts, [5, 3])
})
