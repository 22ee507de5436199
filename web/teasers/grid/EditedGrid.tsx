import type { ReactNode } from 'react'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import { isKnownTeaser, teaserOf } from '../registry.ts'
import { cellClass, inReadingOrder, type WireCell } from './cells.ts'
import styles from './Grid.module.css'
import { isTeaserVisible } from './is-teaser-visible.ts'
import { TeaserSlot } from './TeaserSlot.tsx'

type EditedGridProps = {
  rows: readonly { cells: readonly WireCell[] }[]
  /** In the same order; without them places stand for them. */
  ids: readonly { id: string | null; cells: readonly { id: string | null }[] }[]
}

/**
 * The grid as it stands in the studio's frame: the same elements, with marks by which the studio finds rows and cells, and something
 * in each cell that shows nothing. Only the server draws it. Marks are ids where the engine has them, else places.
 */
export function EditedGrid({ rows, ids }: EditedGridProps): ReactNode {
  return rows.map(({ cells }, index) => {
    const row = ids[index]
    const rowMark = row?.id ?? String(index)
    return (
      <div key={rowMark} className={styles.row} data-row={rowMark}>
        {inReadingOrder(cells).map((cell) => {
          const place = cells.indexOf(cell)
          const cellMark = row?.cells[place]?.id ?? `${index}-${place}`
          return <EditedCell key={cellMark} cell={cell} mark={cellMark} />
        })}
      </div>
    )
  })
}

function EditedCell({ cell, mark }: { cell: WireCell; mark: string }) {
  const { abAssignments } = usePageScope()
  const shown = cell.teasers.filter((teaser) => isTeaserVisible(teaser, abAssignments))
  const isEmpty = shown.every((teaser) => isKnownTeaser(teaser.type) && teaserOf(teaser.type).render(teaser) === null)
  return (
    <div className={cellClass(cell)} data-cell={mark}>
      {shown.map((teaser) => (
        <TeaserSlot key={teaser.id} teaser={teaser} cellWidth={cell.width} />
      ))}
      {isEmpty && <div data-placeholder="" />}
    </div>
  )
}
