import type {
  LongTailAdjustment,
  QuerySuggestions,
  SearchRedirect,
  SuggestedCategory,
} from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Audience } from '../../call/audience.ts'
import type { Database } from '../../db/database.ts'
import type { EnumSelection, SearchIndex } from '../../search-index/search-index.ts'
import { fold, tokensOf } from '../../search-index/words/words.ts'
import type { CategoryEntry } from '../catalogue/directory.ts'
import type { DirectoryHolder } from '../catalogue/directory-holder.ts'
import type { ProductService } from '../product/product.service.ts'
import { findValues, textWithout, toAdjustedFilters, type ValueMatch } from './long-tail.rules.ts'
import { findSearchRedirects } from './search.repository.ts'
import { readQuery, redirectQuery } from './search.rules.ts'
import { nameMatch, toSuggestedCategory } from './suggested-categories.rules.ts'

const mostSuggestions = 8
const mostCategories = 3
const mostProducts = 4
const mostMatchesTried = 8
const wordsRead = 12

const noSuggestions: QuerySuggestions = { suggest: [], categories: [], products: [] }
/** English rules fall back to German ones, as texts do. */
const fallbacks: Record<TextLanguage, TextLanguage[]> = { de: ['de'], en: ['en', 'de'] }

type SearchDependencies = {
  db: Database
  directory: DirectoryHolder
  index: SearchIndex
  product: ProductService
}

const hits = (
  audience: Audience,
  { term, limit, enums }: { term: string; limit: number; enums: readonly EnumSelection[] },
  { index }: SearchDependencies,
) =>
  index.search({
    store: audience.store.id,
    language: audience.textLanguage,
    term,
    enums,
    limit,
    categoryId: null,
    ranges: [],
    sort: 'relevance',
    offset: 0,
  })

const findCategory = (id: string, { store }: Audience, { directory }: SearchDependencies) =>
  directory.get().category(id, store.id)

const categoriesFor = (
  typed: readonly string[],
  audience: Audience,
  { directory, index }: SearchDependencies,
): CategoryEntry[] => {
  const { store, textLanguage } = audience
  const found: { entry: CategoryEntry; match: number; count: number }[] = []
  const walk = (entries: CategoryEntry[]) => {
    for (const entry of entries) {
      if (entry.isSale || entry.isExcludedFromNav) continue
      const match = nameMatch(typed, entry.text[textLanguage].name, textLanguage)
      if (match > 0) found.push({ entry, match, count: index.count(store.id, entry.id) })
      walk(directory.get().childrenOf(entry, store.id))
    }
  }
  walk(directory.get().roots(store.id))
  return found
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.match - a.match || b.count - a.count)
    .map(({ entry }) => entry)
}

/** Only where the store has something with these values and the rest of the words as they were typed. */
const adjust = (
  text: string,
  matches: readonly ValueMatch[],
  audience: Audience,
  dependencies: SearchDependencies,
): number => {
  const enums = matches.map(({ attributeId, valueIds }) => ({ attributeId, valueIds }))
  const { total, correctedTerm } = hits(audience, { term: text, limit: 1, enums }, dependencies)
  return correctedTerm === null ? total : 0
}

/** None in the business store (storefront.md §6). */
const suggestionsFor = async (
  userQuery: string,
  audience: Audience,
  dependencies: SearchDependencies,
): Promise<QuerySuggestions> => {
  const { directory, index, product } = dependencies
  const { store, textLanguage: language } = audience
  const text = readQuery(userQuery)
  const typed = tokensOf(text).map(({ word }) => word)
  if (store.id === 'b2b' || typed.length === 0) return noSuggestions
  const suggest = index.suggest({ store: store.id, language, text, limit: mostSuggestions })
  // Who has typed part of a word is shown what the whole word finds.
  const likeliest = suggest.find(({ query }) => fold(query).startsWith(fold(text)))?.query ?? text
  const likely = hits(audience, { term: likeliest, limit: mostProducts, enums: [] }, dependencies)
  const products = await product.tiles(audience, likely.ids)
  const named = categoriesFor(typed, audience, dependencies)
  // Where the likeliest products stand, when no category has such a name.
  const around = products.flatMap(({ breadcrumb }) => {
    const path = breadcrumb.at(-1)?.url ?? ''
    return (
      directory.get().categoryByPath(path, store.id) ??
      findCategory(path.replace('/cat/', ''), audience, dependencies) ??
      []
    )
  })
  const categories = [...new Set([...named, ...around])].slice(0, mostCategories)
  return {
    suggest,
    categories: categories.map(
      (entry): SuggestedCategory =>
        toSuggestedCategory(entry, findCategory(entry.lineage.at(-2) ?? '', audience, dependencies), language),
    ),
    products: products.map(({ id, name, path, image, price }) => ({ id, name, path, image, price })),
  }
}

/** Takes words out that are values of filters: red fountain pen is fountain pen with COLOUR red (storefront.md §4). */
const takeFiltersOut = (
  searchQuery: string,
  audience: Audience,
  dependencies: SearchDependencies,
): LongTailAdjustment => {
  const { directory, index } = dependencies
  const query = readQuery(searchQuery)
  const tokens = tokensOf(query).slice(0, wordsRead)
  const { allFilters, attribute } = directory.get()
  const language = audience.textLanguage
  const attributes = allFilters.flatMap((id) => {
    const entry = attribute(id)
    return entry?.kind === 'enum' ? [entry] : []
  })
  const matches: ValueMatch[] = []
  const isWord = (word: string) => index.knows(language, word)
  let candidates = tokens.length > 1 ? findValues(tokens, attributes, language, isWord).slice(0, mostMatchesTried) : []
  while (candidates.length > 0) {
    const [first] = candidates
    // The same words may be values of several filters: the one that finds most is meant.
    const rivals = candidates.filter(({ from, to }) => from === first?.from && to === first.to)
    candidates = candidates.filter((each) => !rivals.includes(each))
    const [best] = rivals
      .map((match) => ({
        match,
        found: adjust(textWithout(tokens, [...matches, match]), [...matches, match], audience, dependencies),
      }))
      .sort((a, b) => b.found - a.found)
    if (!best || best.found === 0) continue
    matches.push(best.match)
    candidates = candidates.filter(
      ({ from, to, attributeId }) =>
        (to <= best.match.from || from >= best.match.to) && attributeId !== best.match.attributeId,
    )
  }
  return {
    filters: toAdjustedFilters(matches, attribute, language),
    searchQuery: matches.length > 0 ? textWithout(tokens, matches) : query,
  }
}

/** What happens to a text before and beside the search: editors' redirects, suggestions, words that are filters. */
export const createSearchService = (dependencies: SearchDependencies) => {
  let redirects = new Map<string, string>()

  return {
    load: async (): Promise<void> => {
      const rows = await findSearchRedirects(dependencies.db)
      redirects = new Map(rows.map(({ store, language, query, target }) => [`${store} ${language} ${query}`, target]))
    },

    redirect: (originalQuery: string, { store, textLanguage }: Audience): SearchRedirect => {
      const query = readQuery(originalQuery)
      const key = redirectQuery(query)
      const [redirectPath = null] = fallbacks[textLanguage].flatMap(
        (language) => redirects.get(`${store.id} ${language} ${key}`) ?? [],
      )
      return { redirectPath, query }
    },

    suggestions: (userQuery: string, audience: Audience) => suggestionsFor(userQuery, audience, dependencies),

    longTail: (searchQuery: string, audience: Audience) => takeFiltersOut(searchQuery, audience, dependencies),
  }
}
