import { createContext, useContext } from 'react'
import type { AbAssignment } from '../../lib/page/site.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { isTeaserVisible } from '../grid/is-teaser-visible.ts'

type Rows = readonly { cells: readonly { teasers: readonly WireTeaser[] }[] }[]

/** Ids of all recommendation teasers that a visitor sees on a page, in order, so that one call brings all products. */
export function recommendationIds(rows: Rows, assignments: readonly AbAssignment[]): string[] {
  return rows
    .flatMap((row) => row.cells.flatMap((cell) => cell.teasers))
    .filter((teaser) => teaser.type === 'recommendations' && isTeaserVisible(teaser, assignments))
    .map((teaser) => teaser.id)
}

/** Provided by the page; a teaser outside of one (the gallery) asks for itself alone. */
export const RecommendationIds = createContext<readonly string[]>([])

export function useRecommendationIds(ownId: string): readonly string[] {
  const ids = useContext(RecommendationIds)
  return ids.includes(ownId) ? ids : [ownId]
}
