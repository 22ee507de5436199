import type { Page, Teaser } from '../../page/page.ts'

const teasersOf = (page: Pick<Page, 'rows'>): Map<string, Teaser> =>
  new Map(
    page.rows.flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers.map((teaser) => [teaser.id, teaser]))),
  )

/** Ids of teasers that one of two bodies of a page lacks, or has otherwise. */
export function changedTeasers(before: Pick<Page, 'rows'>, after: Pick<Page, 'rows'>): string[] {
  const [old, next] = [teasersOf(before), teasersOf(after)]
  const ids = [...new Set([...old.keys(), ...next.keys()])]
  return ids.filter((id) => JSON.stringify(old.get(id)) !== JSON.stringify(next.get(id)))
}
