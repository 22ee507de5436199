import type { AbAssignment } from '../../lib/page/site.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { findTeaser } from '../registry.ts'
import { isTeaserVisible } from './is-teaser-visible.ts'

type Row = { cells: readonly { teasers: readonly WireTeaser[] }[] }

/** Attributes that TeaserSlot reads of teasers of all types. */
const readByEverySlot: readonly string[] = ['googleAnalytics']

/**
 * What the browser needs of the grid in order to hydrate it: teasers that are shown, with their content only when they are
 * hydrated. The others keep the server's HTML (see Static).
 */
export function rowsForHydration<R extends Row>(rows: readonly R[], assignments: readonly AbAssignment[]): R[] {
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      teasers: cell.teasers.filter((teaser) => isTeaserVisible(teaser, assignments)).map(forHydration),
    })),
  }))
}

function forHydration(teaser: WireTeaser): WireTeaser {
  if (findTeaser(teaser.type)?.hydrate !== 'never') return teaser
  return { ...teaser, attributes: teaser.attributes.filter(({ name }) => readByEverySlot.includes(name)) }
}
