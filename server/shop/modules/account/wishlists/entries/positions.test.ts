import t from 'tap'
import { evenRanks, rankAt, ranksAbove } from './positions.ts'

t.test('a place is found between its neighbours', (t) => {
  t.equal(rankAt([], 0), 0)
  t.equal(rankAt([], 7), 0)
  const ranks = evenRanks(3)
  for (const [index, wanted] of [
    [0, 0],
    [-3, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [99, 3],
  ] as const) {
    const rank = rankAt(ranks, index)
    t.equal(ranks.filter((each) => each < (rank ?? Number.NaN)).length, wanted, `at ${index}`)
  }
  t.equal(rankAt([5, 6], 1), null, 'no room')
  t.end()
})

t.test('twenty find room in the same place before all are ranked anew', (t) => {
  const ranks = evenRanks(2)
  let found = 0
  for (let rank = rankAt(ranks, 1); rank !== null; rank = rankAt(ranks, 1)) {
    ranks.splice(1, 0, rank)
    found++
  }
  t.equal(found, 20)
  t.same(
    ranks.toSorted((a, b) => a - b),
    ranks,
  )
  t.end()
})

t.test('several come above all in their order', (t) => {
  const ranks = ranksAbove([10, 20], 3)
  t.same(
    [...ranks, 10],
    [...ranks, 10].sort((a, b) => a - b),
  )
  t.equal(new Set([...ranks, 10]).size, 4)
  t.same(ranksAbove([], 0), [])
  t.end()
})
