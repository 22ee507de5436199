import type { AbAssignment } from '../../lib/page/site.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { findTeaser } from '../registry.ts'
import { inReadingOrder, type WireCell } from './cells.ts'
import { isTeaserVisible } from './is-teaser-visible.ts'

/** Rows with something to see that a first screen may show. */
const rowsOnFirstScreen = 2

/** The first teaser below the first screen whose HTML React leaves alone: the edge may put style sheets into it. */
export function firstBelowFold(
  rows: readonly { cells: readonly WireCell[] }[],
  assignments: readonly AbAssignment[],
): WireTeaser | undefined {
  const shown = rows
    .map(({ cells }) =>
      inReadingOrder(cells).flatMap(({ teasers }) => teasers.filter((each) => isTeaserVisible(each, assignments))),
    )
    .filter((teasers) => teasers.length > 0)
  return shown
    .slice(rowsOnFirstScreen)
    .flat()
    .find(({ type }) => findTeaser(type)?.hydrate === 'never')
}
