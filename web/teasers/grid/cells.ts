import type { WireTeaser } from '../definition/define-teaser.ts'
import styles from './Grid.module.css'

export type WireCell = {
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

/** From top to bottom, then from left to right: the order on phones and for screen readers. */
export function inReadingOrder<Cell extends { x: number; y: number }>(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Position and width as classes, since the CSP forbids style attributes. Cells outside the grid are moved into it. */
export function cellClass(cell: Omit<WireCell, 'teasers'>): string {
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
