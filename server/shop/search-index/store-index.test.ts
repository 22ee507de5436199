import t from 'tap'
import type { ListResult, SearchRequest } from './search-index.ts'
import { buildSnapshot } from './snapshot/build-snapshot.ts'
import type { SnapshotRows } from './snapshot/snapshot-rows.ts'
import { StoreIndex } from './store-index.ts'

/** Mulberry32: the same numbers for the same seed. */
const generator = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** More than 32, so that nothing rests on the bits of a number. */
const attributeCount = 40
const valuesEach = 4
const productCount = 400

const random = generator(7)
const attributeIds = Array.from({ length: attributeCount }, (_, index) => `A${String(index).padStart(2, '0')}`)
const codes = attributeIds.flatMap((attribute_id) =>
  Array.from({ length: valuesEach }, (_, id) => ({ attribute_id, id: `v${id}`, name: { de: `v${id}`, en: `v${id}` } })),
)

type Plain = {
  id: string
  codes: number[]
  weight: number
  price: number
  rating: number | null
  category: string
  since: number
  name: string
  isSoldOut: boolean
}

const plain: Plain[] = Array.from({ length: productCount }, (_, index) => ({
  id: String(1000 + index),
  // Often the first attributes, some with several values, so that filters meet.
  codes: [...new Set(Array.from({ length: 14 }, () => (random(3) > 0 ? random(16) : random(codes.length))))],
  weight: random(100),
  price: 100 + random(5000),
  rating: random(4) === 0 ? null : random(51) / 10,
  category: String(1 + random(3)),
  since: random(1000),
  name: `Name ${random(100)}`,
  isSoldOut: random(5) === 0,
}))

const rows: SnapshotRows = {
  stores: [{ id: 'de', tax_rates: { standard: 19, reduced: 7 } }],
  products: plain.map(({ id, rating, since, name }) => ({
    id,
    stores: ['de'],
    rating,
    on_sale_since: since,
    name_de: name,
    name_en: name,
    manufacturer: null,
    order_numbers: null,
  })),
  codes,
  values: plain.map((product) => ({
    product_id: product.id,
    codes: product.codes.map((code) => `${code}:15`).join(','),
  })),
  numbers: plain.map(({ id, weight }) => ({ product_id: id, attribute_id: 'WEIGHT', number: weight })),
  prices: plain.map(({ id, price, isSoldOut }) => ({
    product_id: id,
    store: 'de',
    tax_class: 'standard',
    lowest: price,
    lowest_available: isSoldOut ? null : price,
  })),
  places: plain.map(({ id, category }) => ({ product_id: id, category_ids: category })),
  categories: ['1', '2', '3'].map((id) => ({
    id,
    lineage: id === '1' ? ['1'] : ['1', id],
    is_sale: false,
    name_de: id,
    name_en: id,
  })),
  synonyms: [],
}

const snapshot = buildSnapshot(rows)
const byCode = new Map(codes.map(({ attribute_id, id }, code) => [`${attribute_id} ${id}`, code]))
const store = snapshot.stores.get('de')
if (!store) throw new Error('no store')
const index = new StoreIndex(snapshot, store, byCode)

const inRange = (value: number | null, from: number | null, to: number | null) =>
  value !== null && (from === null || value >= from) && (to === null || value <= to)

/** The rule as it is written in the contract, product by product. */
const bruteForce = (request: SearchRequest) => {
  const filters = [
    ...request.enums.map(({ attributeId, valueIds }) => ({
      id: attributeId,
      passes: (product: Plain) =>
        valueIds.some((id) => product.codes.includes(byCode.get(`${attributeId} ${id}`) ?? -1)),
    })),
    ...request.ranges.map(({ id, from, to }) => ({
      id,
      passes: ({ price, rating, weight }: Plain) =>
        inRange(id === 'PRICE' ? price : id === 'rating' ? rating : weight, from, to),
    })),
  ]
  const candidates = plain.filter(
    ({ category }) => request.categoryId === null || request.categoryId === '1' || request.categoryId === category,
  )
  const hitsWithout = (id: string) =>
    candidates.filter((product) => filters.every((filter) => filter.id === id || filter.passes(product)))
  const span = (values: number[]) => (values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : null)
  const hits = hitsWithout('')
  const facets = attributeIds.map((attributeId) => {
    const counted = hitsWithout(attributeId)
    const values = codes.flatMap(({ attribute_id, id }, code) => {
      const count = attribute_id === attributeId ? counted.filter((product) => product.codes.includes(code)).length : 0
      return count > 0 ? [{ valueId: id, count }] : []
    })
    return { attributeId, values }
  })
  const keys: Record<string, (a: Plain, b: Plain) => number> = {
    si: (a, b) => Number(a.isSoldOut) - Number(b.isSoldOut),
    price_asc: (a, b) => a.price - b.price,
    rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
    newest: (a, b) => b.since - a.since,
    name: (a, b) => a.name.localeCompare(b.name, 'de', { numeric: true }),
  }
  return {
    // Among equals the default sort decides, backwards where the order is that of another one backwards.
    ids: (request.sort === 'price_desc'
      ? hits.toSorted(keys.price_asc).reverse()
      : hits.toSorted(keys[request.sort])
    ).map(({ id }) => id),
    total: hits.length,
    facets: facets.filter(({ values }) => values.length > 0),
    priceRange: span(hitsWithout('PRICE').map(({ price }) => price)),
    ratingRange: span(hitsWithout('rating').flatMap(({ rating }) => rating ?? [])),
    weight: span(hitsWithout('WEIGHT').map(({ weight }) => weight)),
  }
}

const sorts = ['si', 'price_asc', 'price_desc', 'rating', 'newest', 'name'] as const

const randomRequest = (): SearchRequest => {
  const attributes = [
    ...new Set(Array.from({ length: random(4) }, () => attributeIds[random(random(3) > 0 ? 4 : attributeCount)] ?? '')),
  ]
  const bounds = (below: number): { from: number | null; to: number | null } => ({
    from: random(2) ? random(below) : null,
    to: random(2) ? random(below) : null,
  })
  const ranges = [
    { id: 'PRICE', ...bounds(5000) },
    { id: 'rating', ...bounds(5) },
    { id: 'WEIGHT', ...bounds(100) },
  ].filter(({ from, to }) => (from !== null || to !== null) && random(3) === 0)
  return {
    store: 'de',
    language: 'de',
    term: null,
    categoryId: [null, '1', '2', '3', '9'][random(5)] ?? null,
    enums: attributes.map((attributeId) => ({
      attributeId,
      valueIds: Array.from({ length: 1 + random(3) }, () => `v${random(valuesEach + 1)}`),
    })),
    ranges,
    sort: sorts[random(sorts.length)] ?? 'si',
    offset: random(40),
    limit: 1 + random(60),
  }
}

const compare = (result: ListResult, request: SearchRequest): string | null => {
  const wanted = bruteForce(request)
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  if (result.total !== wanted.total) return `total ${result.total}, not ${wanted.total}`
  if (!isSame(result.facets, wanted.facets)) return 'facets'
  if (!isSame(result.priceRange, wanted.priceRange)) return 'price range'
  if (!isSame(result.ratingRange, wanted.ratingRange)) return 'rating range'
  if (!isSame(result.numericRanges.get('WEIGHT') ?? null, wanted.weight)) return 'weight range'
  const page = wanted.ids.slice(request.offset, request.offset + request.limit)
  return isSame(result.ids, page) ? null : `order by ${request.sort}`
}

t.test('a brief search has the same hits without facets', async (t) => {
  for (let round = 0; round < 50; round++) {
    const request = randomRequest()
    const { ids, total } = index.search(request, null)
    t.match(index.search({ ...request, isBrief: true }, null), { ids, total, facets: [] })
  }
})

t.test('facets, totals, ranges and pages are what counting product by product gives', async (t) => {
  for (let round = 0; round < 300; round++) {
    const request = randomRequest()
    const violation = compare(index.search(request, null), request)
    if (violation) return t.fail(`${violation}: ${JSON.stringify(request)}`)
  }
  t.pass('300 random choices')
})

t.test('hits are counted in the categories that are asked for', async (t) => {
  for (let round = 0; round < 20; round++) {
    const request = { ...randomRequest(), categoryId: null }
    const { countsIn } = index.search({ ...request, countIn: ['1', '2', '3', 'unknown'] }, null)
    t.notOk(countsIn.has('unknown'))
    for (const id of ['1', '2', '3'])
      t.equal(countsIn.get(id) ?? 0, index.search({ ...request, categoryId: id }, null).total)
    t.same(index.search(request, null).countsIn, new Map())
  }
})

t.test('bounds that are no numbers, or the wrong way round, match nothing', async (t) => {
  const request = { ...randomRequest(), categoryId: null, enums: [] }
  for (const range of [
    { from: Number.NaN, to: 5 },
    { from: 5, to: Number.NaN },
    { from: 9, to: 1 },
  ])
    for (const id of ['PRICE', 'rating', 'WEIGHT', 'unknown'])
      t.equal(index.search({ ...request, ranges: [{ id, ...range }] }, null).total, 0)
})

t.test('a price is changed in its place, and the order by price follows', async (t) => {
  const request: SearchRequest = {
    store: 'de',
    language: 'de',
    term: null,
    categoryId: null,
    enums: [],
    ranges: [],
    sort: 'price_asc',
    offset: 0,
    limit: 1,
  }
  const [last] = index.search({ ...request, sort: 'price_desc' }, null).ids
  index.setPrice(snapshot.ids.indexOf(last ?? ''), { amount: 1, isSoldOut: false })
  t.same(index.search(request, null).ids, [last])
})

t.test('S4.101 a product that sells out moves to the end of the default order', async (t) => {
  const request: SearchRequest = {
    store: 'de',
    language: 'de',
    term: null,
    categoryId: null,
    enums: [],
    ranges: [],
    sort: 'si',
    offset: 0,
    limit: productCount,
  }
  const [first = '', second] = index.search(request, null).ids
  index.setPrice(snapshot.ids.indexOf(first), { amount: 100, isSoldOut: true })
  const { ids } = index.search(request, null)
  t.equal(ids[0], second)
  const soldOut = plain.filter(({ id, isSoldOut }) => isSoldOut || id === first).map(({ id }) => id)
  t.same(ids.slice(-soldOut.length), soldOut, 'in the editors’ order among themselves')
})
