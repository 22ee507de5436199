import { isServer } from '../../lib/hydration/is-server.ts'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import { cellClass, inReadingOrder, type WireCell } from './cells.ts'
import { EditedGrid } from './EditedGrid.tsx'
import styles from './Grid.module.css'
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
        <div key={`${cell.x}-${cell.y}`} className={cellClass(cell)}>
          {cell.teasers.map((teaser) => (
            <TeaserSlot key={teaser.id} teaser={teaser} />
          ))}
        </div>
      ))}
    </div>
  ))
}
