import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'

export const sortNames = ['si', 'price_asc', 'price_desc', 'rating', 'newest', 'name'] as const

/** Sorts of every listing; `relevance` is one more where there is a search term. */
export type SortName = (typeof sortNames)[number] | 'relevance'

/** Values of one attribute, any of which may match. */
export type EnumSelection = { attributeId: string; valueIds: readonly string[] }

/** PRICE in minor units as the store shows them, rating in stars, others in the attribute's unit. Null is open; from above to, and NaN, match nothing. */
export type RangeSelection = { id: string; from: number | null; to: number | null }

export type SearchRequest = {
  store: StoreId
  language: TextLanguage
  /** Null lists everything. */
  term: string | null
  /** Only products in or below it; null for the whole store. */
  categoryId: string | null
  enums: readonly EnumSelection[]
  ranges: readonly RangeSelection[]
  sort: SortName
  offset: number
  limit: number
  /** Categories in and below which the hits are counted. */
  countIn?: readonly string[]
  /** Only ids and their total are needed: no facets, ranges and counts. */
  isBrief?: boolean
}

export type Range = { min: number; max: number }

export type EnumFacet = { attributeId: string; values: { valueId: string; count: number }[] }

/** What a store has of some products. */
export type ListResult = {
  /** Product ids of the page that was asked for. */
  ids: string[]
  total: number
  /** Values with hits, the attribute's own selection left aside; in the editors' order. */
  facets: EnumFacet[]
  /** By attribute of kind number, its own range left aside. */
  numericRanges: Map<string, Range>
  /** Minor units as shown; null without hits. */
  priceRange: Range | null
  ratingRange: Range | null
  /** Hits by category of `countIn`; those without any are left out. */
  countsIn: Map<string, number>
}

export type SearchResult = ListResult & {
  /** The text that the products were found with when nothing has the words as they were typed. */
  correctedTerm: string | null
  /** True when a word was left out that other products have: none has all words. */
  isPartial: boolean
  /** Other texts with hits that may have been meant. */
  didYouMean: string[]
}

export type SuggestRequest = { store: StoreId; language: TextLanguage; text: string; limit: number }

/** Products whose prices or stock changed, and whether anything changed that decides where products are found. */
export type IndexChanges = { productIds: readonly string[]; isStructural: boolean }

/**
 * Answers listings and searches. The engine's own implementation is in process (live-index.ts); another search engine
 * takes its place by implementing this.
 */
export type SearchIndex = {
  search: (request: SearchRequest) => SearchResult
  /** Whether a folded word stands in what products are found by, in some form. */
  knows: (language: TextLanguage, word: string) => boolean
  /** The likeliest word of the shop for a folded one that it does not have; null for known words and where nothing is near. */
  corrected: (language: TextLanguage, word: string) => string | null
  /** Texts to go on with from what was typed, each with the products that it finds. */
  suggest: (request: SuggestRequest) => { query: string; count: number }[]
  /** Products of a store in and below a category. */
  count: (store: StoreId, categoryId: string) => number
  /** Resolves when searches answer with the changes. */
  apply: (changes: IndexChanges) => Promise<void>
}
