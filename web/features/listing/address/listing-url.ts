import { maxFilterValues, productsPerPage } from '#contract/limits/listing.ts'
import { maxSearchLength } from '#contract/limits/search.ts'

/**
 * Listing state ↔ address, for category pages and search (storefront.md §2, §4).
 *
 *   p=2 · sort=price-asc · filter.COLOUR=blue,red · filter.PRICE=10-25 · filter.rating=3-5
 *
 * The address holds the whole state. Invalid values are ignored, and `listingQuery` writes the canonical spelling. A comma before a value
 * that looks like a range makes it a list of one: size 110-116 is `filter.SIZE=,110-116`.
 * Forms without script send a filter's values as repeated fields and a range as `filter.PRICE.from` and
 * `filter.PRICE.to`. Both are read here too; `isCanonicalListingQuery` is false for them, so that the page redirects.
 */
/** Bounds in the unit of the filter, prices in the currency's major unit; null means open. */
export type ListingRange = { from: number | null; to: number | null }

export type ListingQuery = {
  /** From 1. */
  page: number
  /** Null for the default sort of the listing. */
  sort: string | null
  enums: Record<string, string[]>
  ranges: Record<string, ListingRange>
}

export type SearchQuery = ListingQuery & {
  term: string
  /** The typed query, when the shop searches for a corrected one. */
  originalTerm: string | null
  categoryId: string | null
}

const filterId = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const sortName = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/
const categoryIdForm = /^[A-Za-z0-9_-]{1,40}$/
const rangeForm = /^(\d{1,9}(?:[.,]\d{1,4})?)?-(\d{1,9}(?:[.,]\d{1,4})?)?$/
const numberForm = /^\d{1,9}(?:[.,]\d{1,4})?$/
const maxPage = 10_000

/** A comma separates values, but not between digits: 1,5 is one value (storefront.md §4). */
export function splitFilterValues(text: string): string[] {
  return text
    .split(/(?<!\d),|,(?!\d)/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

export function parseRange(text: string): ListingRange | null {
  const match = rangeForm.exec(text.trim())
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return { from: toNumber(match[1]), to: toNumber(match[2]) }
}

function writeRange(range: ListingRange): string {
  return `${range.from ?? ''}-${range.to ?? ''}`
}

export function parseListingQuery(params: URLSearchParams): ListingQuery {
  const query: ListingQuery = {
    page: parsePage(params.get('p')),
    sort: parseSort(params.get('sort')),
    enums: {},
    ranges: {},
  }
  for (const name of new Set(params.keys())) {
    if (!name.startsWith('filter.')) continue
    const [id = '', bound, ...rest] = name.slice('filter.'.length).split('.')
    if (!filterId.test(id) || rest.length > 0) continue
    if (bound === undefined) readFilter(query, id, params.getAll(name))
    else if (bound === 'from' || bound === 'to') readBound(query, id, bound, params.get(name) ?? '')
  }
  for (const range of Object.values(query.ranges)) {
    if (cameFromForm(params) && range.from !== null && range.to !== null && range.from > range.to) {
      ;[range.from, range.to] = [range.to, range.from]
    }
  }
  return query
}

export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const categoryId = params.get('searchInCategoryId')
  return {
    ...parseListingQuery(params),
    term: parseTerm(params.get('q')) ?? '',
    originalTerm: parseTerm(params.get('oq')),
    categoryId: categoryId && categoryIdForm.test(categoryId) ? categoryId : null,
  }
}

/** Text of a value that stands alone in its parameter, as in the fields of a form. */
export const fieldValue = (value: string): string => (parseRange(value) ? `,${value}` : value)

/** Canonical query string with its question mark; empty for the first page without choices. */
export function listingQuery(query: ListingQuery): string {
  return toQueryString(listingPairs(query))
}

export function searchQuery(query: SearchQuery): string {
  const pairs: [string, string][] = [['q', query.term]]
  if (query.originalTerm !== null) pairs.push(['oq', query.originalTerm])
  if (query.categoryId !== null) pairs.push(['searchInCategoryId', query.categoryId])
  return toQueryString([...pairs, ...listingPairs(query)])
}

/** False when a form without script wrote the address. */
export function isCanonicalListingQuery(params: URLSearchParams): boolean {
  return !cameFromForm(params)
}

/** Variables of the catalogue query (`PagingInput`, `ListingFilterInput`). */
export function listingVariables(query: ListingQuery) {
  return {
    paging: { offset: (query.page - 1) * productsPerPage, limit: productsPerPage, sortBy: query.sort },
    filter: {
      enumFilters: Object.entries(query.enums).map(([id, values]) => ({ id, values })),
      rangeFilters: Object.entries(query.ranges).map(([id, range]) => ({ id, ...range })),
    },
  }
}

function readFilter(query: ListingQuery, id: string, texts: string[]) {
  const range = texts.length === 1 ? parseRange(texts[0] ?? '') : null
  if (range) query.ranges[id] = range
  else if (!isRangeOnly(id)) {
    const values = [...new Set(texts.flatMap(splitFilterValues))].sort(compare).slice(0, maxFilterValues)
    if (values.length > 0) query.enums[id] = values
  }
}

function readBound(query: ListingQuery, id: string, bound: 'from' | 'to', text: string) {
  const value = parseTypedNumber(text)
  if (value === null) return
  const range = (Object.hasOwn(query.ranges, id) && query.ranges[id]) || { from: null, to: null }
  range[bound] = value
  query.ranges[id] = range
}

/**
 * Parses a typed number in German or English format: 12,50 and 12.50, 1.250 and 1,250.00. Three digits after a
 * separator are thousands, since prices have at most two decimals. The sign of a currency is left out: 12 €, CHF 12.50.
 */
export function parseTypedNumber(text: string): number | null {
  const value = text.replace(/^\s*(?:CHF|Fr\.)|[\s’'\p{Sc}]/giu, '')
  if (/^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/.test(value)) {
    const [whole = '', cents = ''] = value.split(/[.,](?=\d{1,2}$)/)
    return Number(`${whole.replace(/[.,]/g, '')}.${cents || 0}`)
  }
  return numberForm.test(value) ? toNumber(value) : null
}

const isRangeOnly = (id: string) => id === 'PRICE' || id === 'rating'

function cameFromForm(params: URLSearchParams): boolean {
  const names = [...params.keys()].filter((name) => name.startsWith('filter.'))
  return names.some((name) => /\.(from|to)$/.test(name) || !isWrittenOnce(params, name))
}

/**
 * False when a parameter is repeated, unless its values need it: digits on both sides of a comma would be one value.
 */
function isWrittenOnce(params: URLSearchParams, name: string): boolean {
  const texts = params.getAll(name)
  const values = [...new Set(texts.flatMap(splitFilterValues))].sort(compare)
  return texts.length === 1 || texts.join('&') === joinValues(values).join('&')
}

function joinValues(values: string[]): string[] {
  const texts: string[] = []
  for (const value of values) {
    const last = texts.at(-1)
    if (last === undefined || (/\d$/.test(last) && /^\d/.test(value))) texts.push(value)
    else texts[texts.length - 1] = `${last},${value}`
  }
  return texts
}

/** Texts of a filter's parameters. */
function writeValues(values: string[]): string[] {
  const texts = joinValues(values)
  return texts.length === 1 ? texts.map(fieldValue) : texts
}

/** Name and value of each parameter in canonical order; forms send them as hidden fields. */
export function listingPairs(query: ListingQuery): [string, string][] {
  const filters: [string, string][] = [
    ...Object.entries(query.enums).map(([id, values]): [string, string[]] => [
      id,
      writeValues([...values].sort(compare)),
    ]),
    ...Object.entries(query.ranges).map(([id, range]): [string, string[]] => [id, [writeRange(range)]]),
  ]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([id, texts]) => texts.map((text): [string, string] => [`filter.${id}`, text]))
  if (query.sort !== null) filters.push(['sort', query.sort])
  if (query.page > 1) filters.push(['p', String(query.page)])
  return filters
}

/** Escapes & and +, so that they stay part of the value (storefront.md §9); commas stay readable. */
function toQueryString(pairs: [string, string][]): string {
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&')}`
}

function parsePage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), maxPage)
}

function parseSort(text: string | null): string | null {
  return text !== null && sortName.test(text) ? text : null
}

function parseTerm(text: string | null): string | null {
  const term = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, maxSearchLength)
  // Half of an emoji at the cut could not be written into an address.
  return term.replace(/ ?[\ud800-\udbff]?$/, '') || null
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
