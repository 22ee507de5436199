import type {
  AdjustedRange,
  LongTailAdjustment,
  QuerySuggestions,
  SearchRedirect,
  SuggestedCategory,
} from '#contract/generated/types.ts'
import { isBusinessStore, type TextLanguage } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { EnumSelection, RangeSelection, SearchIndex } from '#engine/search-index/search-index.ts'
import { fold, type Token, tokensOf } from '#engine/search-index/words/words.ts'
import type { CategoryEntry } from '../directory/directory.ts'
import type { DirectoryHolder } from '../directory/directory-holder.ts'
import type { ProductService } from '../product/product.service.ts'
import { findLimits, isOfAnything, type Limit, withoutLimits } from './limits.rules.ts'
import { findValues, leavesThing, textWithout, toAdjustedFilters, type ValueMatch } from './long-tail.rules.ts'
import { toSelection } from './range-selection.rules.ts'
import { findSearchRedirects } from './search.repository.ts'
import { readQuery, redirectQuery } from './search.rules.ts'
import { nameMatch, toSuggestedCategory } from './suggested-categories.rules.ts'

const maxSuggestions = 8
const maxCategories = 3
const maxProducts = 4
const maxMatchesTried = 8
/** Hits of the other words of a text, of which a value has to have some for the text to mean it. */
const likelyHits = 20
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

type SearchQuery = {
  term: string | null
  limit: number
  enums: readonly EnumSelection[]
  ranges?: readonly RangeSelection[]
}

const hits = (audience: Audience, wanted: SearchQuery, { index }: SearchDependencies) =>
  index.search({
    ranges: [],
    ...wanted,
    store: audience.store.id,
    language: audience.textLanguage,
    categoryId: null,
    sort: 'relevance',
    offset: 0,
    isBrief: true,
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

type Understood = { text: string; matches: readonly ValueMatch[]; ranges: readonly AdjustedRange[] }

/** Hits of what is left of a text within filters, be it nothing, and whether words had to be left out for them. */
const hitsWithin = (
  { text, matches, ranges }: Understood,
  audience: Audience,
  dependencies: SearchDependencies,
  limit = 1,
) => {
  const enums = matches.map(({ attributeId, valueIds }) => ({ attributeId, valueIds }))
  const selections = ranges.map(({ name, from, to }) => toSelection({ id: name, from: from ?? null, to: to ?? null }))
  return hits(audience, { term: text || null, limit, enums, ranges: selections }, dependencies)
}

/** Limits of price, age and weight that leave something to buy. */
const rangesOf = (
  limits: readonly Limit[],
  text: string,
  audience: Audience,
  dependencies: SearchDependencies,
): AdjustedRange[] => {
  const ranges: AdjustedRange[] = []
  for (const limit of limits) {
    const fitting = limit.ranges.find(
      (range) => hitsWithin({ text, matches: [], ranges: [...ranges, range] }, audience, dependencies).total > 0,
    )
    if (fitting) ranges.push(fitting)
  }
  return ranges
}

/**
 * The limits of a text that leave something to buy, and the words beside them. Of presents under 10 euros, where none is called a present, no
 * words are left: everything that costs so much.
 */
const readLimits = (
  query: string,
  audience: Audience,
  dependencies: SearchDependencies,
): { text: string; ranges: AdjustedRange[] } => {
  const language = audience.textLanguage
  const limits = findLimits(query, language)
  const text = withoutLimits(query, limits, language)
  const ranges = rangesOf(limits, text, audience, dependencies)
  if (limits.length === 0 || ranges.length > 0 || !isOfAnything(text, language)) return { text, ranges }
  const ofAnything = rangesOf(limits, '', audience, dependencies)
  return ofAnything.length > 0 ? { text: '', ranges: ofAnything } : { text: query, ranges: [] }
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
  if (isBusinessStore(store.id) || typed.length === 0) return noSuggestions
  const suggest = index.suggest({ store: store.id, language, text, limit: maxSuggestions })
  // Who has typed part of a word is shown what the whole word finds.
  const within = readLimits(text, audience, dependencies)
  const likeliest = suggest.find(({ query }) => fold(query).startsWith(fold(text)))?.query ?? within.text
  const likely = hitsWithin({ ...within, text: likeliest, matches: [] }, audience, dependencies, maxProducts)
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
  const categories = [...new Set([...named, ...around])].slice(0, maxCategories)
  return {
    suggest,
    categories: categories.map(
      (entry): SuggestedCategory =>
        toSuggestedCategory(entry, findCategory(entry.lineage.at(-2) ?? '', audience, dependencies), language),
    ),
    products: products.map(({ id, bestItemId, name, path, image, price }) => ({
      id,
      bestItemId,
      name,
      path,
      image,
      price,
    })),
  }
}

/** Words that are values of filters, as far as the store has something with them, the rest of the words and the ranges. */
const matchesOf = (
  tokens: readonly Token[],
  ranges: readonly AdjustedRange[],
  audience: Audience,
  dependencies: SearchDependencies,
): ValueMatch[] => {
  const { directory, index } = dependencies
  const { allFilters, attribute } = directory.get()
  const language = audience.textLanguage
  const attributes = allFilters.flatMap((id) => {
    const entry = attribute(id)
    return entry?.kind === 'enum' ? [entry] : []
  })
  const within = (matches: readonly ValueMatch[]) =>
    hitsWithin({ text: textWithout(tokens, matches), matches, ranges }, audience, dependencies)
  const likelyWithout = (matches: readonly ValueMatch[], words: ValueMatch) => {
    const text = textWithout(tokens, [...matches, words])
    return new Set(hitsWithin({ text, matches, ranges }, audience, dependencies, likelyHits).ids)
  }
  const isPartial = tokens.length > 1 && within([]).isPartial
  const matches: ValueMatch[] = []
  const words = {
    isWord: (word: string) => index.knows(language, word),
    corrected: (word: string) => index.corrected(language, word),
  }
  let candidates = tokens.length > 1 ? findValues(tokens, attributes, language, words).slice(0, maxMatchesTried) : []
  while (candidates.length > 0) {
    const [first] = candidates
    // The same words may be values of several filters: of those that what leads otherwise may have, the one that finds most is
    // meant. 2. Klasse is a class of workbooks, and a ruling of exercise books.
    const rivals = candidates.filter(({ from, to }) => from === first?.from && to === first.to)
    candidates = candidates.filter((each) => !rivals.includes(each))
    const likely = first && rivals.length > 1 ? likelyWithout(matches, first) : new Set<string>()
    const [best] = rivals
      .filter((match) => leavesThing(tokens, matches, match, language))
      .map((match) => ({ match, found: within([...matches, match]) }))
      .filter(({ found }) => found.total > 0 && (isPartial || !found.isPartial))
      .map(({ match, found }) => ({ match, total: found.total, isLikely: likely.has(found.ids[0] ?? '') }))
      .sort((a, b) => Number(b.isLikely) - Number(a.isLikely) || b.total - a.total)
    if (!best) continue
    matches.push(best.match)
    candidates = candidates.filter(
      ({ from, to, attributeId }) =>
        (to <= best.match.from || from >= best.match.to) && attributeId !== best.match.attributeId,
    )
  }
  return matches
}

/** Takes words out that are filters: red fountain pen under 20 euros is fountain pen with COLOUR and PRICE (storefront.md §4). */
const takeFiltersOut = (
  searchQuery: string,
  audience: Audience,
  dependencies: SearchDependencies,
): LongTailAdjustment => {
  const query = readQuery(searchQuery)
  const language = audience.textLanguage
  const { text, ranges } = readLimits(query, audience, dependencies)
  const tokens = tokensOf(text).slice(0, wordsRead)
  if (tokens.length === 0) return { filters: [], ranges, searchQuery: query }
  const matches = matchesOf(tokens, ranges, audience, dependencies)
  const isAdjusted = matches.length + ranges.length > 0
  return {
    filters: toAdjustedFilters(matches, dependencies.directory.get().attribute, language),
    ranges,
    searchQuery: isAdjusted ? textWithout(tokens, matches) : query,
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
