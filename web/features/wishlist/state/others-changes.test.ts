import t from 'tap'
import { lostEntries } from './others-changes.ts'

const entry = (externalId: string) => ({ externalId, product: { name: `Product ${externalId}` } as never })

t.test('an entry that is gone was removed elsewhere, except the one that was changed here', async (t) => {
  const before = [entry('a'), entry('b'), entry('c')]
  t.same(lostEntries(before, [entry('b')], 'a'), ['Product c'])
  t.same(lostEntries(before, [entry('b')], null), ['Product a', 'Product c'])
  t.same(lostEntries(before, [entry('d'), ...before], null), [])
})
