import t from 'tap'
import { answerWith, coded } from '../../lib/apollo/testing/answering-client.ts'
import { vote } from './helpful-votes.ts'

const texts = { 'error.internal': 'Bei uns ging etwas schief.' }

t.test('a refused vote shows the shop’s message', async (t) => {
  answerWith(t, { MarkReviewHelpful: coded('INTERNAL') }, texts)
  t.same(await vote('r1'), { kind: 'failed', message: texts['error.internal'] })
  answerWith(t, { MarkReviewHelpful: coded('BAD_USER_INPUT') }, texts)
  t.same(await vote('r1'), { kind: 'failed', message: 'Said for logs' })
})

t.test('a failed vote without a message of the shop leaves the button its own', async (t) => {
  answerWith(t, { MarkReviewHelpful: { data: { markReviewHelpful: false } } })
  t.same(await vote('r1'), { kind: 'failed', message: null }, 'there is no such review')
  answerWith(t, { MarkReviewHelpful: coded('UPSTREAM_UNAVAILABLE') })
  t.same(await vote('r1'), { kind: 'failed', message: null })
})

t.test('a vote that got through counts, also where nothing can be remembered', async (t) => {
  answerWith(t, { MarkReviewHelpful: { data: { markReviewHelpful: true } } })
  t.same(await vote('r1'), { kind: 'counted' })
})

t.test('a vote whose answer was lost is sent again under its id, which counts once', async (t) => {
  const ids: unknown[] = []
  const lose = ({ voteId }: Record<string, unknown>) => {
    ids.push(voteId)
    return coded('UPSTREAM_UNAVAILABLE')
  }
  answerWith(t, { MarkReviewHelpful: lose })
  await vote('r2')
  await vote('r2')
  await vote('r3')
  t.equal(ids.length, 3)
  t.equal(ids[0], ids[1])
  t.not(ids[0], ids[2], 'votes for two reviews cannot be linked')
})
