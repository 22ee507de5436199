import type { Cell } from './page.ts'

/** Columns of a row; cells lie on them without overlapping. */
export const columns = 12
const maxLines = 100
/** A neighbour gives way by becoming narrower down to this; after that it goes below. */
const narrowest = 2

type Box = Pick<Cell, 'x' | 'y' | 'width' | 'height'>

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, Math.round(value)))

/** A box within the twelve columns. */
function inRow<Kind extends Box>(box: Kind): Kind {
  const width = clamp(box.width, 1, columns)
  const height = clamp(box.height, 1, maxLines)
  return { ...box, width, height, x: clamp(box.x, 0, columns - width), y: clamp(box.y, 0, maxLines - 1) }
}

/**
 * Keeps one cell where it is and moves those that overlap it, or each other, down to the next free line; lines that are
 * empty then are left out. The order of the cells stays.
 */
export function settle(cells: readonly Cell[], fixed: string): Cell[] {
  const placed: Cell[] = cells.filter(({ id }) => id === fixed).map(inRow)
  const others = cells.filter(({ id }) => id !== fixed).map(inRow)
  for (const cell of others.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    let free = cell
    while (placed.some((other) => overlap(other, free))) free = { ...free, y: free.y + 1 }
    placed.push(free)
  }
  const byId = new Map(withoutEmptyLines(placed).map((cell) => [cell.id, cell]))
  return cells.flatMap(({ id }) => byId.get(id) ?? [])
}

function withoutEmptyLines(cells: readonly Cell[]): Cell[] {
  const last = Math.max(0, ...cells.map(({ y, height }) => y + height))
  const isUsed = Array.from({ length: last }, (_, line) =>
    cells.some(({ y, height }) => y <= line && line < y + height),
  )
  const emptyBefore = (line: number) => isUsed.slice(0, line).filter((used) => !used).length
  return cells.map((cell) => ({ ...cell, y: cell.y - emptyBefore(cell.y) }))
}

/** The first free box of a size, line by line; a line of its own below when there is none. */
export function freeBox(cells: readonly Box[], width: number, height = 1): Box {
  const last = Math.max(0, ...cells.map((cell) => cell.y + cell.height))
  for (let y = 0; y < last; y++) {
    for (let x = 0; x + width <= columns; x++) {
      const box = { x, y, width, height }
      if (!cells.some((cell) => overlap(cell, box))) return box
    }
  }
  return { x: 0, y: last, width, height }
}

/** Width of the free columns at the end of the last line, where a further cell fits; twelve when there are none. */
export function widthLeft(cells: readonly Box[]): number {
  const last = Math.max(0, ...cells.map((cell) => cell.y + cell.height)) - 1
  const end = Math.max(0, ...cells.filter((cell) => cell.y + cell.height > last).map((cell) => cell.x + cell.width))
  return end === columns ? columns : columns - end
}

export function moveTo(cells: readonly Cell[], id: string, to: { x: number; y: number }): Cell[] {
  return settle(
    cells.map((cell) => (cell.id === id ? inRow({ ...cell, ...to }) : cell)),
    id,
  )
}

/** One column or line further; at the side a cell in the way changes places with it. */
export function nudge(cells: readonly Cell[], id: string, by: { x: number; y: number }): Cell[] {
  const cell = cells.find((each) => each.id === id)
  if (!cell) return [...cells]
  const moved = inRow({ ...cell, x: cell.x + by.x, y: cell.y + by.y })
  const inTheWay = cells.filter((each) => each.id !== id && overlap(each, moved))
  const [neighbour] = inTheWay
  const canSwap = by.x !== 0 && inTheWay.length === 1 && neighbour?.y === cell.y && neighbour.height === cell.height
  if (!neighbour || !canSwap) return moveTo(cells, id, moved)
  const left = Math.min(cell.x, neighbour.x)
  const right = Math.max(cell.x + cell.width, neighbour.x + neighbour.width)
  const x = by.x > 0 ? right - cell.width : left
  const neighbourX = by.x > 0 ? left : right - neighbour.width
  return settle(
    cells.map((each) => {
      if (each.id === id) return { ...each, x }
      return each.id === neighbour.id ? { ...each, x: neighbourX } : each
    }),
    id,
  )
}

/** New size from the right and lower edge. A cell at the right gives way by becoming narrower, then by going below. */
export function resize(cells: readonly Cell[], id: string, size: { width?: number; height?: number }): Cell[] {
  const cell = cells.find((each) => each.id === id)
  if (!cell) return [...cells]
  const width = clamp(size.width ?? cell.width, 1, columns - cell.x)
  const resized = { ...cell, width, height: clamp(size.height ?? cell.height, 1, maxLines) }
  const end = resized.x + resized.width
  const narrowed = cells.map((each) => {
    if (each.id === id) return resized
    const isAtRight = each.x > cell.x && overlap(each, resized)
    const rest = each.x + each.width - end
    return isAtRight && rest >= narrowest ? { ...each, x: end, width: rest } : each
  })
  return settle(narrowed, id)
}
