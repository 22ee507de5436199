import type { ProductTile } from '#contract/generated/types.ts'
import type { SearchResult } from '#engine/search-index/search-index.ts'
import { fold } from '#engine/search-index/words/words.ts'

type Hits = Pick<SearchResult, 'total' | 'correctedTerm'>

/** The one product that a text means: the only hit as it was typed, or the only one of exactly this name (storefront.md §4). */
export const onlyProduct = (
  term: string,
  tiles: readonly ProductTile[],
  { total, correctedTerm }: Hits,
): ProductTile | null => {
  const [first] = tiles
  if (total === 1 && correctedTerm === null && first) return first
  const [named, another] = tiles.filter(({ name }) => fold(name) === fold(term))
  return named && !another ? named : null
}
