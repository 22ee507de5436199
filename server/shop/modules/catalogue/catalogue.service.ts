import type {
  Category,
  CategoryListing,
  ListingFilterInput,
  PagingInput,
  ProductTile,
  SearchFilterInput,
  SearchListing,
} from '#contract/generated/types.ts'
import type { Audience } from '../../call/audience.ts'
import type { Change } from '../../change-log/change-log.repository.ts'
import type { LiveIndex } from '../../search-index/live-index.ts'
import type { SearchRequest, SearchResult, SortName } from '../../search-index/search-index.ts'
import type { MediaService } from '../media/media.service.ts'
import type { ProductService } from '../product/product.service.ts'
import { readQuery } from '../search/search.rules.ts'
import type { Translate } from '../translations/translate.ts'
import { toCategory } from './category-tree.ts'
import type { CategoryEntry } from './directory.ts'
import type { DirectoryHolder } from './directory-holder.ts'
import {
  type AnyFilter,
  readPaging,
  readSort,
  searchFilters,
  selectionOf,
  sortsOf,
  toFilters,
  toSelection,
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

/** What a recommendation teaser shows: products, or a category's best sellers. */
type Recommendation = { productIds: string[]; categoryId: string | null }

type WithFilters<Listing> = Omit<Listing, 'filters'> & { filters: AnyFilter[] }

export type CatalogueDependencies = {
  directory: DirectoryHolder
  index: LiveIndex
  media: MediaService
  product: ProductService
  translate: Translate
}

/** Listings and searches: the index finds ids, tiles come from the product module, names from the directory. */
export const createCatalogueService = ({ directory, index, media, product, translate }: CatalogueDependencies) => {
  let isLoaded = false

  const sortsFor = (audience: Audience, sort: SortName, isSearch: boolean) =>
    sortsOf(isSearch).map((name) => ({
      name,
      displayName: translate(audience, `catalogue.sort.${name}`),
      selected: name === sort,
    }))

  const filtersFor = (
    ids: readonly string[],
    result: SearchResult,
    selected: ReturnType<typeof selectionOf>,
    heroes: number,
    audience: Audience,
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
    where: Pick<SearchRequest, 'term' | 'categoryId' | 'countIn'>,
  ) => {
    const page = readPaging(paging)
    const sort = readSort(paging?.sortBy, where.term !== null)
    const selected = selectionOf(filter)
    const result = index.search({
      ...where,
      ...page,
      sort,
      store: audience.store.id,
      language: audience.textLanguage,
      enums: selected.enums,
      ranges: selected.ranges.map(toSelection),
    })
    return { page, sort, selected, result }
  }

  const bestSelling = (categoryId: string, limit: number, audience: Audience): string[] =>
    findCategory(categoryId, audience) ? find(audience, null, { limit }, { term: null, categoryId }).result.ids : []

  const findCategory = (id: string, { store }: Audience): CategoryEntry | null => directory.get().category(id, store.id)

  return {
    load: async (): Promise<void> => {
      await Promise.all([directory.load(), index.load()])
      isLoaded = true
    },

    isLoaded: (): boolean => isLoaded,

    /** Gives up an index that is being built, so that nobody waits for it; what is loaded still answers. */
    close: (): Promise<void> => index.close(),

    /** Brings directory and index up to date; tiles and products hear of changes themselves. */
    apply: async (changes: readonly Change[]): Promise<void> => {
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
    },

    findCategory,

    findCategoryByPath: (path: string, { store }: Audience): CategoryEntry | null =>
      directory.get().categoryByPath(path, store.id),

    /** A category as the contract has it; null when the store does not show it. */
    category: (id: string, audience: Audience): Category | null => {
      const entry = findCategory(id, audience)
      return entry && toCategory(entry, audience, { directory: directory.get(), index, media })
    },

    /** The first-level category above a category; null when the store does not show it. */
    mainCategory: (id: string, audience: Audience): Category | null => {
      const entry = findCategory(id, audience)
      const root = entry && findCategory(entry.lineage[0] ?? '', audience)
      return root && toCategory(root, audience, { directory: directory.get(), index, media })
    },

    topSellers: (categoryId: string, audience: Audience): Promise<ProductTile[]> =>
      product.tiles(audience, bestSelling(categoryId, topSellers, audience)),

    listing: async (
      id: string,
      filter: ListingFilterInput | null | undefined,
      paging: PagingInput | null | undefined,
      audience: Audience,
    ): Promise<WithFilters<CategoryListing> | null> => {
      const entry = findCategory(id, audience)
      if (!entry) return null
      const { page, sort, selected, result } = find(audience, filter, paging, { term: null, categoryId: id })
      const category = toCategory(entry, audience, { directory: directory.get(), index, media })
      return {
        category,
        products: await product.tiles(audience, result.ids),
        totalProducts: result.total,
        filters: filtersFor(entry.filters, result, selected, heroFilters, audience),
        sorts: sortsFor(audience, sort, false),
        state: toState(page, result.total, sort, selected, category, null),
      }
    },

    search: async (
      filter: SearchFilterInput,
      paging: PagingInput | null | undefined,
      audience: Audience,
    ): Promise<WithFilters<SearchListing>> => {
      const term = readQuery(filter.searchTerm)
      const entry = filter.category ? findCategory(filter.category, audience) : null
      // A category that the store does not show has nothing below it.
      const categoryId = filter.category == null ? null : (entry?.id ?? '')
      const { roots, childrenOf } = directory.get()
      const below = entry ? childrenOf(entry, audience.store.id) : roots(audience.store.id)
      const countIn = below.filter((category) => !category.isExcludedFromNav).map(({ id }) => id)
      const { page, sort, selected, result } = find(audience, filter, paging, { term, categoryId, countIn })
      const ids = entry ? entry.filters : searchFilters(directory.get().allFilters, result)
      const category = entry && { id: entry.id, name: entry.text[audience.textLanguage].name }
      const [products, numbered] = await Promise.all([
        product.tiles(audience, result.ids),
        product.pathOfNumber(term, audience),
      ])
      const isPlain = !entry && selected.enums.length + selected.ranges.length === 0 && page.offset === 0
      const url = numbered ?? (isPlain ? onlyProduct(term, products, result)?.path : null) ?? null
      return {
        products,
        totalProducts: result.total,
        filters: filtersFor(ids, result, selected, entry ? heroFiltersInCategory : heroFilters, audience),
        sorts: sortsFor(audience, sort, true),
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
    },

    /** Tiles for several teasers at once: products by id, or the best sellers of a category. What is not sold is left out. */
    recommendedTiles: async (wanted: readonly Recommendation[], audience: Audience): Promise<ProductTile[][]> => {
      const lists = wanted.map(({ productIds, categoryId }) =>
        categoryId === null ? productIds.slice(0, carousel) : bestSelling(categoryId, carousel, audience),
      )
      const tiles = await product.tiles(audience, [...new Set(lists.flat())])
      const byId = new Map(tiles.map((tile) => [tile.id, tile]))
      return lists.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
    },
  }
}
