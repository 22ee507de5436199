import t from 'tap'
import type { Row } from '../../page/page.ts'
import { neighbourIn, outlineOf } from './outline.rules.ts'

const rows: Row[] = [
  {
    id: 'r',
    cells: [
      { id: 'c', x: 0, y: 0, width: 12, height: 1, teasers: [{ id: 't', name: 't', type: 'html', attributes: {} }] },
    ],
  },
  { id: 's', cells: [{ id: 'd', x: 0, y: 0, width: 12, height: 1, teasers: [] }] },
]

t.test('E2.10 arrow keys walk through rows, cells and teasers', async (t) => {
  const items = outlineOf(rows)
  t.same(
    items.map(({ id, level }) => `${id}${level}`),
    ['r1', 'c2', 't3', 's1', 'd2'],
  )
  t.equal(neighbourIn(items, 't', 'ArrowDown'), 's')
  t.equal(neighbourIn(items, 'd', 'ArrowDown'), null)
  t.equal(neighbourIn(items, 't', 'ArrowLeft'), 'c')
  t.equal(neighbourIn(items, 'r', 'ArrowRight'), 'c')
  t.equal(neighbourIn(items, 'c', 'End'), 'd')
  t.equal(neighbourIn(items, 'gone', 'Home'), null)
})
