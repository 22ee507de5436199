import type { Place, Row } from '../page/page.ts'
import type { Box } from './frame/boxes.ts'

/** Where something that is dragged can be put down. */
export type Slot = { x: number; y: number; width: number; height: number; row: number } & (
  | { kind: 'place'; place: Place; cell: number }
  /** Between rows: a row of its own. */
  | { kind: 'line' }
  /** In the place of a cell. */
  | { kind: 'cell'; id: string; cell: number }
)

export const keyOfSlot = (slot: Slot): string => {
  if (slot.kind === 'place') return `place ${slot.place.cell} ${slot.place.index}`
  return slot.kind === 'line' ? `line ${slot.row}` : `cell ${slot.id}`
}

/** Thickness of the strips between parts. */
const strip = 16

type Boxes = ReadonlyMap<string, Box>

/** For what is dragged: teasers go to places, cells to places of cells, and everything to a row of its own. */
export function slotsFor(
  dragged: { kind: 'teaser' | 'cell' | 'row'; id: string | null },
  rows: readonly Row[],
  boxes: Boxes,
): Slot[] {
  const lines = linesOf(rows, boxes)
  if (dragged.kind === 'row') return lines
  const slots = rows.flatMap((row, rowIndex) =>
    row.cells.flatMap((cell, cellIndex): Slot[] => {
      const box = boxes.get(cell.id)
      if (!box) return []
      if (dragged.kind === 'cell') {
        if (cell.id === dragged.id) return []
        return [{ ...rectOf(box), kind: 'cell', id: cell.id, row: rowIndex, cell: cellIndex }]
      }
      return placesOf(cell, box, boxes).map(({ index, rect }) => ({
        ...rect,
        kind: 'place',
        place: { cell: cell.id, index },
        row: rowIndex,
        cell: cellIndex,
      }))
    }),
  )
  return [...slots, ...lines]
}

const rectOf = ({ x, y, width, height }: Box) => ({ x, y, width, height })

function placesOf(cell: Row['cells'][number], box: Box, boxes: Boxes) {
  if (cell.teasers.length === 0) return [{ index: 0, rect: rectOf(box) }]
  const before = cell.teasers.flatMap((teaser, index) => {
    const at = boxes.get(teaser.id)
    return at ? [{ index, rect: { x: box.x, y: at.y - strip / 2, width: box.width, height: strip } }] : []
  })
  const end = { x: box.x, y: box.y + box.height - strip / 2, width: box.width, height: strip }
  return [...before, { index: cell.teasers.length, rect: end }]
}

function linesOf(rows: readonly Row[], boxes: Boxes): Slot[] {
  const drawn = rows.flatMap((row, index) => {
    const box = boxes.get(row.id)
    return box ? [{ box, index }] : []
  })
  const before = drawn.map(({ box, index }): Slot => {
    return { kind: 'line', row: index, x: box.x, y: box.y - strip, width: box.width, height: strip }
  })
  const last = drawn.at(-1)
  if (!last) return before
  const { box, index } = last
  return [...before, { kind: 'line', row: index + 1, x: box.x, y: box.y + box.height, width: box.width, height: strip }]
}
