import type { Row } from '../../page/page.ts'

/** One line of the outline. */
export type OutlineItem = { id: string; level: 1 | 2 | 3; parent: string | null; position: number; size: number }

/** All parts in the order in which they stand on the page. */
export function outlineOf(rows: readonly Row[]): OutlineItem[] {
  return rows.flatMap((row, r): OutlineItem[] => [
    { id: row.id, level: 1, parent: null, position: r + 1, size: rows.length },
    ...row.cells.flatMap((cell, c): OutlineItem[] => [
      { id: cell.id, level: 2, parent: row.id, position: c + 1, size: row.cells.length },
      ...cell.teasers.map(
        ({ id }, t): OutlineItem => ({ id, level: 3, parent: cell.id, position: t + 1, size: cell.teasers.length }),
      ),
    ]),
  ])
}

/** Where an arrow key leads in the outline; null where there is nothing. */
export function neighbourIn(items: readonly OutlineItem[], id: string, key: string): string | null {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return null
  switch (key) {
    case 'ArrowDown':
      return items[at + 1]?.id ?? null
    case 'ArrowUp':
      return items[at - 1]?.id ?? null
    case 'ArrowLeft':
      return item.parent
    case 'ArrowRight':
      return items.find(({ parent }) => parent === id)?.id ?? null
    case 'Home':
      return items[0]?.id ?? null
    case 'End':
      return items.at(-1)?.id ?? null
    default:
      return null
  }
}
