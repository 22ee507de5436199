import type {
  EnumFilter,
  EnumFilterInput,
  ListingFilterInput,
  ListingState,
  NumericRangeFilter,
  PagingInput,
  PriceRangeFilter,
  RangeFilterInput,
} from '#contract/generated/types.ts'
import { maxFilterValues, productsPerPage } from '#contract/limits/listing.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { type EnumSelection, type ListResult, type SortName, sortNames } from '#engine/search-index/search-index.ts'
import type { AttributeEntry } from '../directory/directory.ts'

/** storefront.md §9. */
const maxTitleLength = 50
const maxFiltersRead = 200

/** Current and parent category, the current one alone when that gets too long (storefront.md §9). */
export const categoryTitle = (name: string, parent: string | null): string => {
  const both = parent === null ? name : `${name} – ${parent}`
  return both.length > maxTitleLength ? name : both
}

type Paging = { offset: number; limit: number }

/** Offsets below 0 are 0; limits are 1 to 60. */
export const readPaging = (paging: PagingInput | null | undefined): Paging => ({
  offset: Math.max(0, paging?.offset ?? 0),
  limit: Math.min(productsPerPage, Math.max(1, paging?.limit ?? productsPerPage)),
})

/** Sorts that the listing does not offer give the default: si for categories, relevance for search. */
export const readSort = (name: string | null | undefined, isSearch: boolean): SortName => {
  const known = sortsOf(isSearch).find((sort) => sort === name)
  return known ?? (isSearch ? 'relevance' : 'si')
}

export const sortsOf = (isSearch: boolean): readonly SortName[] =>
  isSearch ? ['relevance', ...sortNames.filter((name) => name !== 'si')] : sortNames

const readEnums = (filters: readonly EnumFilterInput[] | null | undefined): EnumSelection[] =>
  (filters ?? [])
    .slice(0, maxFiltersRead)
    .map(({ id, values }) => ({ attributeId: id, valueIds: values.slice(0, maxFilterValues) }))
    .filter(({ valueIds }) => valueIds.length > 0)

const readRanges = (filters: readonly RangeFilterInput[] | null | undefined): RangeFilterInput[] =>
  (filters ?? []).slice(0, maxFiltersRead).filter(({ from, to }) => typeof from === 'number' || typeof to === 'number')

type FilterSources = {
  language: TextLanguage
  currencyCode: string
  attribute: (id: string) => AttributeEntry | null
  /** Names of PRICE and rating. */
  nameOf: (id: 'PRICE' | 'rating') => string
}

/** With the name by which GraphQL tells them apart. */
type WithTypename<Name extends string, Filter> = Filter & { __typename: Name }
export type AnyFilter =
  | WithTypename<'EnumFilter', EnumFilter>
  | WithTypename<'PriceRangeFilter', PriceRangeFilter>
  | WithTypename<'NumericRangeFilter', NumericRangeFilter>

type FilterSelection = { enums: readonly EnumSelection[]; ranges: readonly RangeFilterInput[] }

const rangeOf = (id: string, { ranges }: FilterSelection) => {
  const range = ranges.find((each) => each.id === id)
  return { from: range?.from ?? null, to: range?.to ?? null }
}

const enumFilter = (
  { id: filterId, displayName, known }: { id: string; displayName: string; known: AttributeEntry['values'] },
  result: ListResult,
  selected: FilterSelection,
  language: TextLanguage,
): WithTypename<'EnumFilter', EnumFilter> | null => {
  const counts = new Map(
    result.facets.find((facet) => facet.attributeId === filterId)?.values.map((v) => [v.valueId, v.count]),
  )
  const chosen = new Set(
    selected.enums.filter((each) => each.attributeId === filterId).flatMap((each) => each.valueIds),
  )
  // A chosen value without hits stays, also one that is unknown, so that it can be taken back.
  const shown = [...known.keys()].filter((id) => counts.has(id) || chosen.has(id))
  const unknown = [...chosen].filter((id) => !known.has(id))
  if (shown.length + unknown.length === 0) return null
  return {
    __typename: 'EnumFilter',
    id: filterId,
    displayName,
    isHero: false,
    values: [...shown, ...unknown].map((id) => ({
      id,
      displayValue: known.get(id)?.name[language] ?? id,
      count: counts.get(id) ?? 0,
      selected: chosen.has(id),
      css: known.get(id)?.css ?? null,
    })),
  }
}

const numericFilter = (
  id: string,
  displayName: string,
  unit: string | null,
  range: { min: number; max: number } | null,
  selected: FilterSelection,
): WithTypename<'NumericRangeFilter', NumericRangeFilter> | null => {
  const { from, to } = rangeOf(id, selected)
  const isSelected = from !== null || to !== null
  if (!isSelected && (range === null || range.min === range.max)) return null
  const { min, max } = range ?? { min: from ?? to ?? 0, max: to ?? from ?? 0 }
  return { __typename: 'NumericRangeFilter', id, displayName, isHero: false, min, max, from, to, unit }
}

const priceFilter = (
  result: ListResult,
  selected: FilterSelection,
  sources: FilterSources,
): WithTypename<'PriceRangeFilter', PriceRangeFilter> | null => {
  const { priceRange: range } = result
  const minor = range && { min: range.min / 100, max: range.max / 100 }
  const filter = numericFilter('PRICE', sources.nameOf('PRICE'), null, minor, selected)
  if (!filter) return null
  const { unit: _none, ...rest } = filter
  return { ...rest, __typename: 'PriceRangeFilter', currencyCode: sources.currencyCode }
}

/**
 * Filters in the order given; PRICE and rating follow where the editors did not place them, then what else is selected: an address may bring
 * filters that the listing does not have, or that there are no more. The first `heroes` of those
 * that have something to choose stand above the listing (storefront.md §9).
 */
export const toFilters = (
  ids: readonly string[],
  result: ListResult,
  selected: FilterSelection,
  heroes: number,
  sources: FilterSources,
): AnyFilter[] => {
  const selectedIds = [...selected.enums.map(({ attributeId }) => attributeId), ...selected.ranges.map(({ id }) => id)]
  const filters = [...new Set([...ids, 'PRICE', 'rating', ...selectedIds])].map((id): AnyFilter | null => {
    if (id === 'PRICE') return priceFilter(result, selected, sources)
    if (id === 'rating') return numericFilter(id, sources.nameOf(id), null, result.ratingRange, selected)
    const attribute = sources.attribute(id)
    const displayName = attribute?.name[sources.language] ?? id
    const isRange = attribute?.kind !== 'enum' && !selected.enums.some(({ attributeId }) => attributeId === id)
    if (!isRange && !selected.ranges.some((range) => range.id === id))
      return enumFilter({ id, displayName, known: attribute?.values ?? new Map() }, result, selected, sources.language)
    return numericFilter(id, displayName, attribute?.unit ?? null, result.numericRanges.get(id) ?? null, selected)
  })
  return filters.filter((filter) => filter !== null).map((filter, index) => ({ ...filter, isHero: index < heroes }))
}

/** Filters of a search: those that most hits have something to choose in, first. */
export const searchFilters = (allFilters: readonly string[], result: ListResult): string[] => {
  const hits = new Map(
    result.facets.map(({ attributeId, values }) => [
      attributeId,
      values.length > 1 ? values.reduce((sum, { count }) => sum + count, 0) : 0,
    ]),
  )
  return allFilters.toSorted((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0))
}

export const toState = (
  { offset, limit }: Paging,
  total: number,
  sort: SortName,
  { enums, ranges }: FilterSelection,
  category: { id: string; name: string } | null,
  searchInCategoryId: string | null,
): ListingState => ({
  categoryId: category?.id ?? null,
  categoryName: category?.name ?? null,
  currentPage: Math.floor(offset / limit) + 1,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  productsPerPage: limit,
  sort,
  enumFilters: enums.map(({ attributeId, valueIds }) => ({ id: attributeId, values: [...valueIds] })),
  rangeFilters: ranges.map(({ id, from, to }) => ({ id, from: from ?? null, to: to ?? null })),
  searchInCategoryId,
})

export const selectionOf = (filter: ListingFilterInput | null | undefined): FilterSelection => ({
  enums: readEnums(filter?.enumFilters),
  ranges: readRanges(filter?.rangeFilters),
})
