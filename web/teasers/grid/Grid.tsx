import type { WireTeaser } from '../definition/define-teaser.ts'
import styles from './Grid.module.css'
import { TeaserSlot } from './TeaserSlot.tsx'

type WireCell = {
  x: number
  y: number
  width: number
  height: number
  teasers: readonly WireTeaser[]
} & Readonly<Partial<Record<CellFlag, boolean | null>>>

type CellFlag =
  | 'backgroundgreydots'
  | 'nospaces'
  | 'paperbordertop'
  | 'paperborderbottom'
  | 'whiteBackground'
  | 'whiteBackgroundFullWidth'
  | 'noMarginTop'

const flags: readonly CellFlag[] = [
  'backgroundgreydots',
  'nospaces',
  'paperbordertop',
  'paperborderbottom',
  'whiteBackground',
  'whiteBackgroundFullWidth',
  'noMarginTop',
]

/** Columns of the grid on a desktop; phones stack the cells in reading order. */
const columns = 12

/** The grid of a content page: rows of cells with their teasers and flags (storefront.md §2). */
export function Grid({ rows }: { rows: readonly { cells: readonly WireCell[] }[] }) {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
    <div key={index} className={styles.row}>
      {inReadingOrder(row.cells).map((cell) => (
        <div key={`${cell.x}-${cell.y}`} className={cellClass(cell)}>
          {cell.teasers.map((teaser) => (
            <TeaserSlot key={teaser.id} teaser={teaser} />
          ))}
        </div>
      ))}
    </div>
  ))
}

/** From top to bottom, then from left to right: the order on phones and for screen readers. */
function inReadingOrder<Cell extends { x: number; y: number }>(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Position and width as classes, since the CSP forbids style attributes. Cells outside the grid are moved into it. */
function cellClass(cell: Omit<WireCell, 'teasers'>): string {
  const x = between(cell.x, 0, columns - 1)
  const width = between(cell.width, 1, columns - x)
  const names = [
    'cell',
    `x${x}`,
    `w${width}`,
    `y${between(cell.y, 0, 11)}`,
    `h${between(cell.height, 1, 12)}`,
    ...flags.filter((flag) => cell[flag]),
  ]
  return names.map((name) => styles[name] ?? '').join(' ')
}

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.trunc(value) || 0))
}
