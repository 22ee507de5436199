import { isServer } from '../../lib/hydration/is-server.ts'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import { classNames } from '../../ui/class-names.ts'
import { cellClass, inReadingOrder, type WireCell } from './cells.ts'
import { EditedGrid } from './EditedGrid.tsx'
import styles from './Grid.module.css'
import { isTeaserVisible } from './is-teaser-visible.ts'
import { TeaserSlot } from './TeaserSlot.tsx'

type GridProps = { rows: readonly { cells: readonly WireCell[] }[] }

/** The grid of a content page: rows of cells with their teasers and flags (storefront.md §2). The browser knows no other. */
export const Grid = isServer ? GridOfServer : PlainGrid

function GridOfServer({ rows }: GridProps) {
  const { edited } = usePageScope()
  return edited ? <EditedGrid rows={rows} ids={edited.rows} /> : <PlainGrid rows={rows} />
}

function PlainGrid({ rows }: GridProps) {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
    <div key={index} className={styles.row}>
      {inReadingOrder(row.cells).map((cell) => (
        <Cell key={`${cell.x}-${cell.y}`} cell={cell} />
      ))}
    </div>
  ))
}

/** A teaser that is alone in its cell needs no element around its own. */
function Cell({ cell }: { cell: WireCell }) {
  const { abAssignments } = usePageScope()
  const shown = cell.teasers.filter((teaser) => isTeaserVisible(teaser, abAssignments))
  const [first] = shown
  if (first && shown.length === 1) {
    // By its id: what hydration leaves alone would stay when the next page has another teaser in this place.
    return (
      <TeaserSlot
        key={first.id}
        teaser={first}
        cellWidth={cell.width}
        className={classNames(cellClass(cell), styles.alone)}
      />
    )
  }
  return (
    <div className={cellClass(cell)}>
      {shown.map((teaser) => (
        <TeaserSlot key={teaser.id} teaser={teaser} cellWidth={cell.width} />
      ))}
    </div>
  )
}
