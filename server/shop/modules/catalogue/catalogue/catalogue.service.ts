import type {
  Category,
  CategoryListing,
  ListingFilterInput,
  PagingInput,
  ProductTile,
  SearchFilterInput,
  SearchListing,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Change, Cursor } from '#engine/change-log/change-log.repository.ts'
import type { LiveIndex } from '#engine/search-index/live-index.ts'
import type { SearchRequest, SearchResult, SortName } from '#engine/search-index/search-index.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { CategoryEntry } from '../directory/directory.ts'
import type { DirectoryHolder } from '../directory/directory-holder.ts'
import type { ProductService } from '../product/product.service.ts'
import { saysOnlyLimits } from '../search/limits.rules.ts'
import { toSelection } from '../search/range-selection.rules.ts'
import { readQuery } from '../search/search.rules.ts'
import { toCategory } from './category-tree.ts'
import {
  type AnyFilter,
  readPaging,
  readSort,
  searchFilters,
  selectionOf,
  sortsOf,
  toFilters,
  toState,
} from './listing.rules.ts'
import { onlyProduct } from './only-product.rules.ts'

/** storefront.md §9: one less where the category is chosen as well. */
const heroFilters = 5
const heroFiltersInCategory = 4
const topSellers = 12
/** Most categories that a search names. */
const hitCategories = 12
/** Most slides of a carousel. */
const carousel = 24
/** So many more are looked at when a few of the best sellers are wanted, since some may be sold out. */
const spares = 12

/** What a recommendation teaser shows: products, or the best sellers of a category, without either those of the whole shop. */
type Recommendation = { productIds: string[]; categoryId: string | null }

/** The index's result for a filter, with the effective paging and sort. */
type Found = {
  page: ReturnType<typeof readPaging>
  sort: SortName
  selected: ReturnType<typeof selectionOf>
  result: SearchResult
}

type WithFilters<Listing> = Omit<Listing, 'filters'> & { filters: AnyFilter[] }

export type CatalogueDependencies = {
  directory: DirectoryHolder
  index: LiveIndex
  product: ProductService
  translate: Translate
  changesSince: (cursor: Cursor) => Promise<Change[]>
}

const sortsFor = (audience: Audience, sort: SortName, isSearch: boolean, { translate }: CatalogueDependencies) =>
  sortsOf(isSearch).map((name) => ({
    name,
    displayName: translate(audience, `catalogue.sort.${name}`),
    selected: name === sort,
  }))

const filtersFor = (
  ids: readonly string[],
  { result, selected }: Found,
  heroes: number,
  audience: Audience,
  { directory, translate }: CatalogueDependencies,
) =>
  toFilters(ids, result, selected, heroes, {
    language: audience.textLanguage,
    currencyCode: audience.store.currencyCode,
    attribute: directory.get().attribute,
    nameOf: (id) => translate(audience, `catalogue.filter.${id}`),
  })

const find = (
  audience: Audience,
  filter: ListingFilterInput | null | undefined,
  paging: PagingInput | null | undefined,
  where: Pick<SearchRequest, 'term' | 'categoryId' | 'countIn' | 'isBrief'>,
  { index }: CatalogueDependencies,
): Found => {
  const page = readPaging(paging)
  const sort = readSort(paging?.sortBy, where.term !== null)
  const selected = selectionOf(filter)
  const language = audience.textLanguage
  // A text of limits alone leaves nothing to look for: they are filters by now.
  const isWithinLimits = where.term !== null && selected.ranges.length > 0 && saysOnlyLimits(where.term, language)
  const result = index.search({
    ...where,
    ...(isWithinLimits && { term: null }),
    ...page,
    sort,
    store: audience.store.id,
    language,
    enums: selected.enums,
    ranges: selected.ranges.map(toSelection),
  })
  return { page, sort, selected, result }
}

const findCategory = (id: string, { store }: Audience, { directory }: CatalogueDependencies): CategoryEntry | null =>
  directory.get().category(id, store.id)

const bestSelling = (
  categoryId: string | null,
  limit: number,
  audience: Audience,
  dependencies: CatalogueDependencies,
): string[] =>
  categoryId === null || findCategory(categoryId, audience, dependencies)
    ? find(audience, null, { limit }, { term: null, categoryId, isBrief: true }, dependencies).result.ids
    : []

/** A category as the contract has it. */
const categoryOf = (entry: CategoryEntry, audience: Audience, { directory, index }: CatalogueDependencies): Category =>
  toCategory(entry, audience, { directory: directory.get(), index })

/** Brings directory and index up to date; tiles and products hear of changes themselves. */
const applyChanges = async (changes: readonly Change[], { directory, index }: CatalogueDependencies): Promise<void> => {
  const isStructure = changes.some(({ tag }) => tag === 'catalogue')
  const ofProducts = changes.filter(({ tag }) => tag.startsWith('product:'))
  const isStructural =
    isStructure ||
    changes.some(({ tag }) => tag === 'stores' || tag === 'synonyms') ||
    ofProducts.some(({ scope }) => scope === 'structure')
  const productIds = ofProducts.map(({ tag }) => tag.slice('product:'.length))
  await Promise.all([
    isStructure ? directory.load() : null,
    isStructural || productIds.length > 0 ? index.apply({ productIds, isStructural }) : null,
  ])
}

const findListing = async (
  id: string,
  filter: ListingFilterInput | null | undefined,
  paging: PagingInput | null | undefined,
  audience: Audience,
  dependencies: CatalogueDependencies,
): Promise<WithFilters<CategoryListing> | null> => {
  const entry = findCategory(id, audience, dependencies)
  if (!entry) return null
  const found = find(audience, filter, paging, { term: null, categoryId: id }, dependencies)
  const { page, sort, selected, result } = found
  const category = categoryOf(entry, audience, dependencies)
  return {
    category,
    products: await dependencies.product.tiles(audience, result.ids, selected.enums),
    totalProducts: result.total,
    filters: filtersFor(entry.filters, found, heroFilters, audience, dependencies),
    sorts: sortsFor(audience, sort, false, dependencies),
    state: toState(page, result.total, sort, selected, category, null),
  }
}

const findProducts = async (
  filter: SearchFilterInput,
  paging: PagingInput | null | undefined,
  audience: Audience,
  dependencies: CatalogueDependencies,
): Promise<WithFilters<SearchListing>> => {
  const { directory, product } = dependencies
  const term = readQuery(filter.searchTerm)
  const entry = filter.category ? findCategory(filter.category, audience, dependencies) : null
  // A category that the store does not show has nothing below it.
  const categoryId = filter.category == null ? null : (entry?.id ?? '')
  const { roots, childrenOf } = directory.get()
  const below = entry ? childrenOf(entry, audience.store.id) : roots(audience.store.id)
  const countIn = below.filter((category) => !category.isExcludedFromNav).map(({ id }) => id)
  const found = find(audience, filter, paging, { term, categoryId, countIn }, dependencies)
  const { page, sort, selected, result } = found
  const ids = entry ? entry.filters : searchFilters(directory.get().allFilters, result)
  const category = entry && { id: entry.id, name: entry.text[audience.textLanguage].name }
  const [products, numbered] = await Promise.all([
    product.tiles(audience, result.ids, selected.enums),
    product.pathOfNumber(term, audience),
  ])
  const isPlain = !entry && selected.enums.length + selected.ranges.length === 0 && page.offset === 0
  const url = numbered ?? (isPlain ? onlyProduct(term, products, result)?.path : null) ?? null
  return {
    products,
    totalProducts: result.total,
    filters: filtersFor(ids, found, entry ? heroFiltersInCategory : heroFilters, audience, dependencies),
    sorts: sortsFor(audience, sort, true, dependencies),
    state: toState(page, result.total, sort, selected, category, filter.category ?? null),
    link: url === null ? null : { url },
    correctedTerm: result.correctedTerm,
    didYouMean: result.didYouMean,
    categories: below
      .map(({ id, text }) => ({ id, name: text[audience.textLanguage].name, count: result.countsIn.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, hitCategories),
  }
}

/** What can be had now: rows that recommend leave out the rest, lists that a shopper asked for do not. */
const inStock = (tiles: readonly ProductTile[]): ProductTile[] => tiles.filter(({ delivery }) => delivery !== null)

/**
 * Tiles for several teasers at once: products by id, or the best sellers of a category. What is not sold or sold out is left out
 * (storefront.md §2).
 */
const recommendedTiles = async (
  wanted: readonly Recommendation[],
  audience: Audience,
  dependencies: CatalogueDependencies,
): Promise<ProductTile[][]> => {
  const lists = wanted.map(({ productIds, categoryId }) =>
    productIds.length > 0 ? productIds.slice(0, carousel) : bestSelling(categoryId, carousel, audience, dependencies),
  )
  const tiles = await dependencies.product.tiles(audience, [...new Set(lists.flat())])
  const byId = new Map(inStock(tiles).map((tile) => [tile.id, tile]))
  return lists.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
}

/** Listings and searches: the index finds ids, tiles come from the product module, names from the directory. */
export const createCatalogueService = (dependencies: CatalogueDependencies) => {
  const { directory, index, product } = dependencies
  let isLoaded = false

  return {
    load: async (): Promise<void> => {
      const [storedFrom] = await Promise.all([index.load(), directory.load()])
      if (storedFrom !== null) await applyChanges(await dependencies.changesSince(storedFrom), dependencies)
      isLoaded = true
    },

    isLoaded: (): boolean => isLoaded,

    /** Cancels an index build, so that no caller waits for it; the loaded index still answers. */
    close: (): Promise<void> => index.close(),

    apply: (changes: readonly Change[]) => applyChanges(changes, dependencies),

    findCategory: (id: string, audience: Audience) => findCategory(id, audience, dependencies),

    findCategoryByPath: (path: string, { store }: Audience): CategoryEntry | null =>
      directory.get().categoryByPath(path, store.id),

    /** Null when the store does not show it. */
    category: (id: string, audience: Audience): Category | null => {
      const entry = findCategory(id, audience, dependencies)
      return entry && categoryOf(entry, audience, dependencies)
    },

    /** The first-level category above a category; null when the store does not show it. */
    mainCategory: (id: string, audience: Audience): Category | null => {
      const entry = findCategory(id, audience, dependencies)
      const root = entry && findCategory(entry.lineage[0] ?? '', audience, dependencies)
      return root && categoryOf(root, audience, dependencies)
    },

    topSellers: async (categoryId: string, audience: Audience, limit = topSellers): Promise<ProductTile[]> => {
      const ids = bestSelling(categoryId, limit + spares, audience, dependencies)
      return inStock(await product.tiles(audience, ids)).slice(0, limit)
    },

    listing: (
      id: string,
      filter: ListingFilterInput | null | undefined,
      paging: PagingInput | null | undefined,
      audience: Audience,
    ) => findListing(id, filter, paging, audience, dependencies),

    search: (filter: SearchFilterInput, paging: PagingInput | null | undefined, audience: Audience) =>
      findProducts(filter, paging, audience, dependencies),

    recommendedTiles: (wanted: readonly Recommendation[], audience: Audience) =>
      recommendedTiles(wanted, audience, dependencies),
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>
