import t from 'tap'
import { setAside } from './set-aside.ts'

t.test('a row that fails keeps back no other of its round, and the round fails at its end', async (t) => {
  const round = setAside()
  const done: number[] = []
  for (const row of [1, 2, 3])
    await round.attempt(async () => {
      if (row === 2) throw new Error('row 2 is broken')
      done.push(row)
    })
  t.same(done, [1, 3])
  t.throws(() => round.end(), { message: '1 of a round were set aside', cause: { message: 'row 2 is broken' } })
  t.doesNotThrow(() => setAside().end())
})
