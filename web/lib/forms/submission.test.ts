import t from 'tap'
import { makeSubmission } from './submission.ts'

t.test('a submission keeps its id until it is answered or its content is another', async (t) => {
  let made = 0
  const submission = makeSubmission('first', () => `made ${++made}`)
  t.equal(submission.idFor({ rows: ['a'] }), 'first', 'the id that the page came with')
  t.equal(submission.idFor({ rows: ['a'] }), 'first', 'sent again after a lost answer')
  t.equal(submission.idFor({ rows: ['a', 'b'] }), 'made 1', 'changed after a lost answer')
  submission.answered()
  t.equal(submission.idFor({ rows: ['a', 'b'] }), 'made 2', 'the same once more, on purpose')
})
