import t from 'tap'
import { makeTurns } from './turns.ts'

t.test('an answer counts unless one that was asked for later came first', async (t) => {
  const { ask } = makeTurns()
  const [first, second, third] = [ask(), ask(), ask()]
  t.equal(first(), true)
  t.equal(third(), true)
  t.equal(second(), false)
})

t.test('a request made before a change does not count, one made after it does', async (t) => {
  const { ask, change } = makeTurns()
  const before = ask()
  change()
  t.equal(before(), false)
  t.equal(ask()(), true)
})
