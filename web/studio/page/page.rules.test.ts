import fc from 'fast-check'
import t from 'tap'
import { moveTo, nudge, overlap, resize } from './cells.rules.ts'
import {
  addCell,
  addRow,
  changeCells,
  duplicate,
  insertTeaser,
  moveRow,
  moveTeaser,
  partOf,
  paste,
  placeBeside,
  remove,
} from './page.rules.ts'
import { type Cell, findPart, pathOf, type Row, type Teaser, withIds } from './page.ts'

const counter = () => {
  let count = 0
  return () => `new-${++count}`
}
const teaser = (id: string): Teaser => ({ id, name: id, type: 'html', attributes: { teasercontent: '<p>a</p>' } })
const cell = (id: string, x: number, width: number, teasers: Teaser[] = [], y = 0): Cell => ({
  id,
  x,
  y,
  width,
  height: 1,
  teasers,
})
const rows: Row[] = [
  { id: 'r1', cells: [cell('a', 0, 6, [teaser('t1'), teaser('t2')]), cell('b', 6, 6, [teaser('t3')])] },
  { id: 'r2', cells: [cell('c', 0, 12, [teaser('t4')])] },
]
const shape = (all: readonly Row[]) =>
  all.map((row) => row.cells.map(({ id, x, y, width, teasers }) => [id, x, y, width, teasers.map((each) => each.id)]))
const boxes = (cells: readonly Cell[]) =>
  cells.map(({ id, x, y, width, height }) => `${id} ${x},${y} ${width}x${height}`)

t.test('rows are added, moved, duplicated and deleted', async (t) => {
  const added = addRow(rows, 1, [4, 8], counter())
  t.same(
    added[1]?.cells.map(({ x, width }) => [x, width]),
    [
      [0, 4],
      [4, 8],
    ],
  )
  t.same(
    moveRow(rows, 'r2', 0).map(({ id }) => id),
    ['r2', 'r1'],
  )
  const twice = duplicate(rows, 'r1', counter())
  t.equal(twice?.rows[1]?.id, twice?.id)
  t.equal(twice?.rows.length, 3)
  t.same(
    remove(rows, 'r1').map(({ id }) => id),
    ['r2'],
  )
})

t.test('cells keep to the twelve columns and make way for each other', async (t) => {
  const cells = rows[0]?.cells ?? []
  t.same(boxes(resize(cells, 'a', { width: 8 })), ['a 0,0 8x1', 'b 8,0 4x1'], 'the neighbour becomes narrower')
  t.same(boxes(resize(cells, 'a', { width: 12 })), ['a 0,0 12x1', 'b 6,1 6x1'], 'or goes below')
  t.same(boxes(resize(cells, 'b', { width: 9 })), ['a 0,0 6x1', 'b 6,0 6x1'], 'the twelfth column is the last')
  t.same(boxes(nudge(cells, 'a', { x: 1, y: 0 })), ['a 6,0 6x1', 'b 0,0 6x1'], 'neighbours change places')
  t.same(boxes(moveTo(cells, 'b', { x: 0, y: 0 })), ['a 0,1 6x1', 'b 0,0 6x1'])
  t.same(boxes(moveTo([cell('a', 0, 4)], 'a', { x: 40, y: 7 })), ['a 8,0 4x1'], 'no empty lines')
})

t.test('E2.4 cells never overlap and never leave the row', async () => {
  const box = fc.record({
    x: fc.integer({ min: 0, max: 11 }),
    y: fc.nat(4),
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 3 }),
  })
  const step = fc.record({
    id: fc.nat(4),
    kind: fc.constantFrom('move', 'nudge', 'resize'),
    x: fc.integer({ min: -3, max: 14 }),
    y: fc.integer({ min: -2, max: 6 }),
  })
  fc.assert(
    fc.property(
      fc.array(box, { minLength: 1, maxLength: 5 }),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      (all, steps) => {
        let cells: Cell[] = all.map((each, index) => ({ ...each, id: String(index), teasers: [] }))
        for (const { id, kind, x, y } of steps) {
          const one = String(id % cells.length)
          if (kind === 'move') cells = moveTo(cells, one, { x, y })
          else if (kind === 'nudge') cells = nudge(cells, one, { x: Math.sign(x), y: 0 })
          else cells = resize(cells, one, { width: x, height: y })
        }
        const isFree = cells.every((one) => cells.every((other) => one === other || !overlap(one, other)))
        return (
          isFree &&
          cells.every(({ x, y, width, height }) => x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 12)
        )
      },
    ),
    { numRuns: 300, seed: 20_261_122 },
  )
})

t.test('a new cell takes the room that is left', async (t) => {
  const newId = counter()
  const narrow = changeCells(rows, 'a', (cells) => cells.filter(({ id }) => id === 'a'))
  t.same(boxes(addCell(narrow, 'r1', newId)[0]?.cells ?? [])[1], 'new-1 6,0 6x1')
  t.same(boxes(addCell(rows, 'r1', newId)[0]?.cells ?? [])[2], 'new-2 0,1 12x1')
})

t.test('teasers go to any place, within a cell and between cells', async (t) => {
  t.same(shape(moveTeaser(rows, 't1', { cell: 'a', index: 2 }))[0]?.[0]?.[4], ['t2', 't1'])
  t.same(shape(moveTeaser(rows, 't4', { cell: 'a', index: 1 }))[0]?.[0]?.[4], ['t1', 't4', 't2'])
  t.same(shape(insertTeaser(rows, { cell: 'c', index: 0 }, teaser('t5')))[1]?.[0]?.[4], ['t5', 't4'])
  t.same(moveTeaser(rows, 't1', { cell: 'gone', index: 0 }), rows, 'a place that is gone changes nothing')
  t.same(shape(remove(rows, 't3'))[0]?.[1]?.[4], [])
})

t.test('placeBeside moves a teaser up and down through the page’s cells', async (t) => {
  t.same(placeBeside(rows, 't1', 1), { cell: 'a', index: 2 })
  t.same(placeBeside(rows, 't2', 1), { cell: 'b', index: 0 })
  t.same(placeBeside(rows, 't2', -1), { cell: 'a', index: 0 })
  t.same(placeBeside(rows, 't3', -1), { cell: 'a', index: 2 })
  t.equal(placeBeside(rows, 't1', -1), null)
  t.equal(placeBeside(rows, 't4', 1), null)
})

t.test('E2.5 copies have new ids, on the same page and on another one', async (t) => {
  const newId = counter()
  const copied = partOf(rows, 'a')
  if (!copied) return t.fail()
  const onOther = paste([], null, copied, newId)
  const ids = onOther?.rows.flatMap((row) => [
    row.id,
    ...row.cells.flatMap((each) => [each.id, ...each.teasers.map(({ id }) => id)]),
  ])
  t.same(
    ids?.filter((id) => findPart(rows, id)),
    [],
  )
  t.equal(ids?.length, 4)
  t.same(shape(paste(rows, 't1', { kind: 'teaser', value: teaser('x') }, newId)?.rows ?? [])[0]?.[0]?.[4], [
    't1',
    'new-5',
    't2',
  ])
  const beside = paste(rows, 'b', copied, newId)
  t.equal(beside?.rows[0]?.cells.length, 3)
  t.equal(
    paste([], null, { kind: 'teaser', value: teaser('x') }, newId)?.rows.length,
    1,
    'a teaser brings its row along',
  )
})

t.test('the last cell takes its row along', async (t) => {
  t.same(
    remove(rows, 'c').map(({ id }) => id),
    ['r1'],
  )
})

t.test('parts are found by id with their path, and get ids where they have none', async (t) => {
  const found = findPart(rows, 't3')
  t.equal(found && pathOf(found), 'rows[0].cells[1].teasers[0]')
  const given = withIds([{ cells: [{ x: 0, y: 0, width: 12, height: 1, teasers: [] }] }], counter())
  t.same([given[0]?.id, given[0]?.cells[0]?.id], ['new-1', 'new-2'])
  t.equal(withIds(rows, counter())[0]?.id, 'r1')
})
