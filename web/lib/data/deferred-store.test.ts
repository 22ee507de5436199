import t from 'tap'
import { deferredStore } from './deferred-store.ts'

t.test('two rows with the same query ask once, and one of them writes the answer into the page', async (t) => {
  let requested = 0
  const { ask, isWriter } = deferredStore({})
  const start = async () => ++requested
  t.same(await Promise.all([ask('rows', start), ask('rows', start)]), [1, 1])
  t.same([isWriter('rows', 'first'), isWriter('rows', 'second')], [true, false])
  t.ok(isWriter('rows', 'first'), 'also when it is rendered again')
  t.ok(isWriter('others', 'second'), 'another query has its own')
})
