import t from 'tap'
import { placeOf, type RemovedRow, rowsOf, withoutRow } from './removed-rows.ts'

const shown = (entries: string, removed: RemovedRow<string>[]) =>
  rowsOf([...entries], removed)
    .map(({ kind, entry }) => (kind === 'removed' ? entry.toUpperCase() : entry))
    .join('')

t.test('S4.42 removed entries keep their rows, whatever the order of removal', async (t) => {
  const first = [{ entry: 'b', row: 1 }]
  t.equal(shown('acd', first), 'aBcd')
  t.equal(shown('ad', [...first, { entry: 'c', row: 2 }]), 'aBCd')
  t.equal(shown('d', [{ entry: 'c', row: 2 }, ...first, { entry: 'a', row: 0 }]), 'ABCd')
  t.equal(shown('', [{ entry: 'a', row: 7 }]), 'A', 'a row beyond the end is the end')
})

t.test('the shop gets the place among the present entries', async (t) => {
  const removed = [
    { entry: 'a', row: 0 },
    { entry: 'b', row: 1 },
    { entry: 'd', row: 3 },
  ]
  t.equal(placeOf(0, removed), 0)
  t.equal(placeOf(1, removed), 0)
  t.equal(placeOf(3, removed), 1, 'after c')
})

t.test('an entry that moved away takes its row along', async (t) => {
  const removed = [
    { entry: 'a', row: 0 },
    { entry: 'd', row: 3 },
  ]
  const left = withoutRow(removed, 1)
  t.same(
    left.map(({ row }) => row),
    [0, 2],
  )
  t.equal(shown('ce', left), 'AcDe')
})
