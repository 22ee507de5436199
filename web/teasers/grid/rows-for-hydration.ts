import type { AbAssignment } from '../../lib/page/site.ts'
import type { WireAttribute, WireTeaser } from '../definition/define-teaser.ts'
import { teaserOf } from '../registry.ts'
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
  const isHydrated = teaserOf(teaser.type).hydrate !== 'never'
  const needed = isHydrated ? teaser.attributes : teaser.attributes.filter(({ name }) => readByEverySlot.includes(name))
  return { ...teaser, attributes: needed.map(withoutNulls) }
}

/** An attribute has a value of one kind; the fields of the others are two thirds of a page's data, and may be left out. */
function withoutNulls({ name, valueList, ...values }: WireAttribute): WireAttribute {
  const given: Partial<WireAttribute> = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const groups = valueList?.map(({ attributes }) => ({ attributes: attributes.map(withoutNulls) }))
  return { name, ...given, ...(groups && { valueList: groups }) }
}
