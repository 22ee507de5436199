import t from 'tap'
import { createFetched, questionOf } from './fetched.ts'

t.test('S9.69 an answer is shown again for ten minutes, then the edge is asked (storefront.md §9)', async (t) => {
  let now = 0
  const fetched = createFetched(() => now)
  const question = questionOf('a1', { id: '1110' })
  t.equal(fetched.policyFor(question), 'network-only', 'never asked')
  fetched.answered(question)
  now = 599_999
  t.equal(fetched.policyFor(question), 'cache-first')
  t.equal(fetched.policyFor(questionOf('a1', { id: '1111' })), 'network-only', 'of another category')
  now = 600_000
  t.equal(fetched.policyFor(question), 'network-only')
  t.equal(fetched.policyFor(question), 'network-only', 'as long as nothing answered')
  fetched.answered(question)
  now = 1_199_999
  t.equal(fetched.policyFor(question), 'cache-first')
})

t.test('the oldest fetched queries are forgotten', async (t) => {
  const fetched = createFetched(() => 0)
  for (let n = 0; n < 600; n++) fetched.answered(String(n))
  t.equal(fetched.policyFor('0'), 'network-only')
  t.equal(fetched.policyFor('599'), 'cache-first')
})
