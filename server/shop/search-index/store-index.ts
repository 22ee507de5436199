import { maxFilterValues } from '#contract/limits/listing.ts'
import type { EnumFacet, ListResult, Range, SearchRequest } from './search-index.ts'
import type { BestPrice } from './snapshot/build-snapshot.ts'
import type { CatalogueSnapshot, StoreSnapshot } from './snapshot/snapshot.ts'

type ActiveEnum = { attribute: number }
type ActiveRange = { kind: 'price' | 'rating' | 'number'; attribute: number; from: number; to: number }

/** Filters of one request in the form that the pass over the documents needs. */
type Active = {
  enums: ActiveEnum[]
  ranges: ActiveRange[] /** By code: 1 + place in `enums`; 0 for what is not selected. */
  selected: Uint16Array
}

const widen = (range: Range | null | undefined, value: number): Range => {
  if (!range) return { min: value, max: value }
  if (value < range.min) range.min = value
  if (value > range.max) range.max = value
  return range
}

/** Facets, filters and sorts of one store over typed arrays; 100,000 documents are one pass of a few milliseconds. */
export class StoreIndex {
  readonly #shared: CatalogueSnapshot
  readonly #store: StoreSnapshot
  readonly #codes: Map<string, number>
  readonly #attributes: Map<string, number>
  readonly #numberAttributes: Map<string, number>
  readonly #docByPlace: Int32Array
  readonly #ranks = new Map<Uint32Array, Uint32Array>()
  #byPrice: Uint32Array | null = null
  #availableFirst: Uint32Array | null = null

  constructor(shared: CatalogueSnapshot, store: StoreSnapshot, codes: Map<string, number>) {
    this.#shared = shared
    this.#store = store
    this.#codes = codes
    this.#attributes = new Map(shared.attributeIds.map((id, index) => [id, index]))
    this.#numberAttributes = new Map(shared.numberAttributeIds.map((id, index) => [id, index]))
    this.#docByPlace = new Int32Array(shared.ids.length).fill(-1)
    store.products.forEach((place, doc) => {
      this.#docByPlace[place] = doc
    })
  }

  /** By place of a product its document, -1 for what the store does not sell. */
  get docs(): Int32Array {
    return this.#docByPlace
  }

  has(place: number): boolean {
    return (this.#docByPlace[place] ?? -1) >= 0
  }

  count(categoryId: string): number {
    return this.#store.categories.get(categoryId)?.length ?? 0
  }

  /** Sets price and state of a product in its place; the orders that they decide are found anew when they are next asked for. */
  setPrice(place: number, { amount, isSoldOut }: BestPrice): void {
    const doc = this.#docByPlace[place] ?? -1
    const { prices, soldOut } = this.#store
    if (doc < 0) return
    if (prices[doc] !== amount) {
      prices[doc] = amount
      if (this.#byPrice) this.#ranks.delete(this.#byPrice)
      this.#byPrice = null
    }
    if (soldOut[doc] !== Number(isSoldOut)) {
      soldOut[doc] = Number(isSoldOut)
      if (this.#availableFirst) this.#ranks.delete(this.#availableFirst)
      this.#availableFirst = null
    }
  }

  /** `hits` are places of products by relevance, or null for all. */
  search(request: SearchRequest, hits: Uint32Array | null): ListResult {
    const docs = this.#candidates(request.categoryId, hits)
    const active = this.#activate(request)
    if (request.isBrief) return this.#brief(docs, active, request, hits !== null)
    const pass = this.#pass(docs, active)
    return {
      ids: this.#idsOf(this.#page(pass.matches, request, hits !== null)),
      total: pass.matches.length,
      facets: this.#facets(pass.counts),
      numericRanges: pass.numericRanges,
      priceRange: pass.priceRange,
      ratingRange: pass.ratingRange,
      countsIn: this.#countsIn(request.countIn ?? [], pass.matches),
    }
  }

  /** Hits without facets, for suggestions: no pass over the documents when nothing is filtered. */
  #brief(docs: Uint32Array | null, active: Active, request: SearchRequest, isByRelevance: boolean): ListResult {
    const isFiltered = active.enums.length + active.ranges.length > 0
    const matches = docs && !isFiltered ? docs : this.#pass(docs, active).matches
    return {
      ids: this.#idsOf(this.#page(matches, request, isByRelevance)),
      total: matches.length,
      facets: [],
      numericRanges: new Map(),
      priceRange: null,
      ratingRange: null,
      countsIn: new Map(),
    }
  }

  #idsOf(docs: readonly number[]): string[] {
    return docs.map((doc) => this.#shared.ids[this.#store.products[doc] ?? 0] ?? '')
  }

  #countsIn(categoryIds: readonly string[], matches: Uint32Array): Map<string, number> {
    const counts = new Map<string, number>()
    if (categoryIds.length === 0 || matches.length === 0) return counts
    const isHit = new Uint8Array(this.#store.products.length)
    for (const doc of matches) isHit[doc] = 1
    for (const id of categoryIds) {
      let count = 0
      for (const doc of this.#store.categories.get(id) ?? []) count += isHit[doc] as number
      if (count > 0) counts.set(id, count)
    }
    return counts
  }

  #candidates(categoryId: string | null, hits: Uint32Array | null): Uint32Array | null {
    const inCategory = categoryId === null ? null : (this.#store.categories.get(categoryId) ?? new Uint32Array(0))
    if (!hits) return inCategory
    const known = inCategory && new Uint8Array(this.#store.products.length)
    if (known) for (const doc of inCategory) known[doc] = 1
    const docs = new Uint32Array(hits.length)
    let count = 0
    for (const place of hits) {
      const doc = this.#docByPlace[place] ?? -1
      if (doc >= 0 && (!known || known[doc] === 1)) docs[count++] = doc
    }
    return docs.subarray(0, count)
  }

  #activate({ enums, ranges }: SearchRequest): Active {
    const selected = new Uint16Array(this.#shared.valueIds.length)
    const active: Active = { enums: [], ranges: [], selected }
    const merged = new Map<string, string[]>()
    for (const { attributeId, valueIds } of enums.slice(0, maxFilterValues))
      merged.set(attributeId, [...(merged.get(attributeId) ?? []), ...valueIds.slice(0, maxFilterValues)])
    for (const [attributeId, valueIds] of merged) {
      if (valueIds.length === 0) continue
      // An unknown attribute or value matches nothing, like a known one without products.
      active.enums.push({ attribute: this.#attributes.get(attributeId) ?? -1 })
      for (const valueId of valueIds.slice(0, maxFilterValues)) {
        const code = this.#codes.get(`${attributeId} ${valueId}`)
        if (code !== undefined) selected[code] = active.enums.length
      }
    }
    for (const { id, from, to } of ranges.slice(0, maxFilterValues)) {
      const kind = id === 'PRICE' ? 'price' : id === 'rating' ? 'rating' : 'number'
      const bounds = { from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY }
      active.ranges.push({ kind, attribute: this.#numberAttributes.get(id) ?? -1, ...bounds })
    }
    return active
  }

  #isInside(range: ActiveRange, doc: number): boolean {
    const { prices, ratings, numbers } = this.#store
    if (range.kind === 'price') return (prices[doc] ?? 0) >= range.from && (prices[doc] ?? 0) <= range.to
    if (range.kind === 'rating')
      return (ratings[doc] ?? -1) >= Math.max(0, range.from) && (ratings[doc] ?? -1) <= range.to
    const end = numbers.offsets[doc + 1] ?? 0
    for (let k = numbers.offsets[doc] ?? 0; k < end; k += 2) {
      const number = numbers.items[k + 1] ?? 0
      if (numbers.items[k] === range.attribute && number >= range.from && number <= range.to) return true
    }
    return false
  }

  /**
   * One look at each document: how many filters fail it, and which. None: it is a hit and counts everywhere. Exactly one:
   * it counts for that filter's own values, which is what a disjunctive count means.
   */
  #pass(docs: Uint32Array | null, { enums, ranges, selected }: Active) {
    const { values, prices, ratings } = this.#store
    const { offsets, items } = values
    const { attributeOfCode } = this.#shared
    const length = docs ? docs.length : prices.length
    const counts = new Uint32Array(attributeOfCode.length)
    const matches = new Uint32Array(length)
    const met = new Uint32Array(enums.length + 1)
    const lowest = new Float64Array(this.#shared.numberAttributeIds.length).fill(Number.POSITIVE_INFINITY)
    const highest = new Float64Array(lowest.length).fill(Number.NEGATIVE_INFINITY)
    let priceRange: Range | null = null
    let ratingRange: Range | null = null
    let total = 0
    for (let i = 0; i < length; i++) {
      const doc = docs ? (docs[i] as number) : i
      const start = offsets[doc] as number
      const end = offsets[doc + 1] as number
      let failures = 0
      let failed = -1
      if (enums.length > 0) {
        for (let k = start; k < end; k++) met[selected[items[k] as number] as number] = i + 1
        for (let f = 0; f < enums.length; f++)
          if (met[f + 1] !== i + 1) {
            failures++
            failed = f
          }
      }
      for (let r = 0; r < ranges.length && failures < 2; r++)
        if (!this.#isInside(ranges[r] as ActiveRange, doc)) {
          failures++
          failed = enums.length + r
        }
      if (failures > 1) continue
      if (failures === 0) {
        matches[total++] = doc
        for (let k = start; k < end; k++) (counts[items[k] as number] as number)++
        priceRange = widen(priceRange, prices[doc] as number)
        if ((ratings[doc] as number) >= 0) ratingRange = widen(ratingRange, ratings[doc] as number)
        this.#widenNumbers(lowest, highest, doc, -1)
      } else if (failed < enums.length) {
        const attribute = (enums[failed] as ActiveEnum).attribute
        for (let k = start; k < end; k++)
          if (attributeOfCode[items[k] as number] === attribute) (counts[items[k] as number] as number)++
      } else {
        const range = ranges[failed - enums.length] as ActiveRange
        if (range.kind === 'price') priceRange = widen(priceRange, prices[doc] as number)
        else if (range.kind === 'number') this.#widenNumbers(lowest, highest, doc, range.attribute)
        else if ((ratings[doc] as number) >= 0) ratingRange = widen(ratingRange, ratings[doc] as number)
      }
    }
    return {
      matches: matches.subarray(0, total),
      counts,
      numericRanges: this.#numericRanges(lowest, highest),
      priceRange,
      ratingRange,
    }
  }

  /** `only` is an attribute, or -1 for all. */
  #widenNumbers(lowest: Float64Array, highest: Float64Array, doc: number, only: number): void {
    const { offsets, items } = this.#store.numbers
    const end = offsets[doc + 1] as number
    for (let k = offsets[doc] as number; k < end; k += 2) {
      const attribute = items[k] as number
      if (only >= 0 && attribute !== only) continue
      const number = items[k + 1] as number
      if (number < (lowest[attribute] as number)) lowest[attribute] = number
      if (number > (highest[attribute] as number)) highest[attribute] = number
    }
  }

  #numericRanges(lowest: Float64Array, highest: Float64Array): Map<string, Range> {
    const ranges = new Map<string, Range>()
    this.#shared.numberAttributeIds.forEach((id, attribute) => {
      const [min = 0, max = 0] = [lowest[attribute], highest[attribute]]
      if (min <= max) ranges.set(id, { min, max })
    })
    return ranges
  }

  #facets(counts: Uint32Array): EnumFacet[] {
    const { attributeIds, attributeOfCode, valueIds } = this.#shared
    const facets: EnumFacet[] = []
    let last = -1
    for (let code = 0; code < counts.length; code++) {
      const count = counts[code] as number
      if (count === 0) continue
      const attribute = attributeOfCode[code] as number
      if (attribute !== last) facets.push({ attributeId: attributeIds[attribute] ?? '', values: [] })
      last = attribute
      facets.at(-1)?.values.push({ valueId: valueIds[code] ?? '', count })
    }
    return facets
  }

  #page(matches: Uint32Array, { sort, language, offset, limit }: SearchRequest, isByRelevance: boolean): number[] {
    if (sort === 'relevance' && isByRelevance) return Array.from(matches.subarray(offset, offset + limit))
    const permutation = this.#permutation(sort, language)
    if (sort !== 'price_desc') return this.#inOrder(matches, permutation, offset, offset + limit)
    const end = matches.length - offset
    return this.#inOrder(matches, permutation, Math.max(0, end - limit), end).reverse()
  }

  /** Documents from the place `from` to before `to` in an order. They are marked in it, a bit each, as sorting them would take longer. */
  #inOrder(matches: Uint32Array, permutation: Uint32Array, from: number, to: number): number[] {
    const ranks = this.#ranksOf(permutation)
    const marks = new Uint32Array(Math.ceil(permutation.length / 32))
    for (let i = 0; i < matches.length; i++) {
      const rank = ranks[matches[i] as number] as number
      ;(marks[rank >>> 5] as number) |= 1 << (rank & 31)
    }
    const docs: number[] = []
    let place = 0
    for (let word = 0; word < marks.length && place < to; word++) {
      for (let bits = marks[word] as number; bits !== 0 && place < to; bits &= bits - 1) {
        const rank = word * 32 + 31 - Math.clz32(bits & -bits)
        if (place++ >= from) docs.push(permutation[rank] as number)
      }
    }
    return docs
  }

  #permutation(sort: SearchRequest['sort'], language: SearchRequest['language']): Uint32Array {
    const { sorts, prices, products, soldOut } = this.#store
    if (sort === 'si' || sort === 'relevance') {
      // Sorting is stable: among equals the editors' order stays.
      this.#availableFirst ??= sorts.si.toSorted((a, b) => (soldOut[a] ?? 0) - (soldOut[b] ?? 0))
      return this.#availableFirst
    }
    if (sort === 'rating') return sorts.rating
    if (sort === 'newest') return sorts.newest
    if (sort === 'name') return language === 'en' ? sorts.nameEn : sorts.nameDe
    this.#byPrice ??= Uint32Array.from(prices.keys()).sort(
      (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || (products[a] ?? 0) - (products[b] ?? 0),
    )
    return this.#byPrice
  }

  #ranksOf(permutation: Uint32Array): Uint32Array {
    let ranks = this.#ranks.get(permutation)
    if (!ranks) {
      ranks = new Uint32Array(permutation.length)
      for (let rank = 0; rank < permutation.length; rank++) ranks[permutation[rank] as number] = rank
      this.#ranks.set(permutation, ranks)
    }
    return ranks
  }
}
