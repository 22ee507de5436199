import t from 'tap'
import { createTally } from './tally.ts'

t.test('a tally counts by labels, in whatever order they stand', async (t) => {
  const tally = createTally<'provider' | 'outcome'>()
  tally.count({ provider: 'paypal', outcome: 'refused' })
  tally.count({ outcome: 'refused', provider: 'paypal' })
  tally.count({ provider: 'paypal', outcome: 'answered' })
  t.same(tally.read(), [
    { labels: { provider: 'paypal', outcome: 'refused' }, count: 2 },
    { labels: { provider: 'paypal', outcome: 'answered' }, count: 1 },
  ])
})

t.test('known labels are there before anything has happened', async (t) => {
  t.same(createTally([{ outcome: 'sent' }]).read(), [{ labels: { outcome: 'sent' }, count: 0 }])
})
