import type { StoreId } from '#contract/generated/types.ts'
import { storeIds, type TextLanguage } from '#contract/stores.ts'
import { shownAmount } from '../../modules/catalogue/product/pricing/price.rules.ts'
import { textOf } from './product-texts.ts'
import { type CatalogueSnapshot, type Lists, listsFrom, type StoreSnapshot } from './snapshot.ts'
import type { PriceRow, ProductRow, SnapshotRows, StoreTaxRow } from './snapshot-rows.ts'

export type BestPrice = { amount: number; isSoldOut: boolean }

/** The price that a product is found and sorted by: its cheapest item that can be had, else its cheapest. */
export const bestPrices = (
  rows: readonly PriceRow[],
  stores: readonly StoreTaxRow[],
): Map<StoreId, Map<string, BestPrice>> => {
  const rates = new Map(stores.map((store) => [store.id, store.tax_rates]))
  const best = new Map<StoreId, Map<string, BestPrice>>(storeIds.map((store) => [store, new Map()]))
  const keepBest = (store: StoreId, id: string, price: BestPrice) => {
    const known = best.get(store)?.get(id)
    const isBetter = !known || (known.isSoldOut === price.isSoldOut ? price.amount < known.amount : known.isSoldOut)
    if (isBetter) best.get(store)?.set(id, price)
  }
  for (const { product_id: id, store, tax_class: taxClass, lowest, lowest_available: inStock } of rows) {
    const rate = rates.get(store)?.[taxClass] ?? 0
    keepBest(store, id, { amount: shownAmount(inStock ?? lowest, rate, store), isSoldOut: inStock === null })
  }
  return best
}

type SnapshotInput = {
  rows: SnapshotRows
  codesOf: Map<string, [code: number, mask: number][]>
  numbersOf: Map<string, [attribute: number, number: number][]>
  lineagesOf: Map<string, string[]>
  /** Place of each product's first category in a walk through the tree. */
  branchOf: Map<string, number>
}

const pairLists = (rows: readonly (readonly number[])[]): Lists<Float64Array> => {
  const offsets = Uint32Array.from([0, ...rows.map(() => 0)])
  rows.forEach((row, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + row.length
  })
  return { offsets, items: Float64Array.from(rows.flat()) }
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

const nameRanks = (products: readonly ProductRow[], key: 'name_de' | 'name_en'): Uint32Array => {
  const ranks = new Uint32Array(products.length)
  const sorted = [...products.keys()].sort((a, b) =>
    collator.compare(products[a]?.[key] ?? '', products[b]?.[key] ?? ''),
  )
  sorted.forEach((product, rank) => {
    ranks[product] = rank
  })
  return ranks
}

const buildStore = (
  store: StoreId,
  prices: Map<string, BestPrice>,
  { rows, codesOf, numbersOf, lineagesOf, branchOf }: SnapshotInput,
  ranks: { de: Uint32Array; en: Uint32Array },
): StoreSnapshot => {
  const sold = [...rows.products.entries()]
    .filter(([, { id, stores }]) => stores.includes(store) && prices.has(id))
    .sort(([placeA, a], [placeB, b]) => (branchOf.get(a.id) ?? -1) - (branchOf.get(b.id) ?? -1) || placeA - placeB)
  const bit = 1 << storeIds.indexOf(store)
  const categories = new Map<string, number[]>()
  sold.forEach(([, { id }], doc) => {
    for (const category of lineagesOf.get(id) ?? []) {
      const docs = categories.get(category)
      if (docs) docs.push(doc)
      else categories.set(category, [doc])
    }
  })
  const products = Uint32Array.from(sold, ([place]) => place)
  const ratings = Float64Array.from(sold, ([, { rating }]) => rating ?? -1)
  const since = Int32Array.from(sold, ([, row]) => row.on_sale_since)
  const at = (list: ArrayLike<number>, doc: number) => list[doc] ?? 0
  const rank = (list: Uint32Array, doc: number) => at(list, at(products, doc))
  const sortedBy = (compare: (a: number, b: number) => number) =>
    Uint32Array.from(products.keys()).sort((a, b) => compare(a, b) || at(products, a) - at(products, b))
  return {
    products,
    values: listsFrom(
      sold.map(([, { id }]) => (codesOf.get(id) ?? []).filter(([, mask]) => mask & bit).map(([code]) => code)),
    ),
    numbers: pairLists(sold.map(([, { id }]) => (numbersOf.get(id) ?? []).flat())),
    prices: Int32Array.from(sold, ([, { id }]) => prices.get(id)?.amount ?? 0),
    soldOut: Uint8Array.from(sold, ([, { id }]) => Number(prices.get(id)?.isSoldOut ?? false)),
    ratings,
    categories: new Map([...categories].map(([id, docs]) => [id, Uint32Array.from(docs)])),
    sorts: {
      si: sortedBy(() => 0),
      rating: sortedBy((a, b) => at(ratings, b) - at(ratings, a)),
      newest: sortedBy((a, b) => at(since, b) - at(since, a)),
      nameDe: sortedBy((a, b) => rank(ranks.de, a) - rank(ranks.de, b)),
      nameEn: sortedBy((a, b) => rank(ranks.en, a) - rank(ranks.en, b)),
    },
  }
}

/** Categories numbered so that those below one follow it. */
const branches = (categories: SnapshotRows['categories']): Map<string, number> => {
  const paths = categories.map(({ id, lineage }) => ({ id, path: lineage.join(' ') }))
  return indexOf(paths.sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ id }) => id))
}

const indexOf = (ids: readonly string[]): Map<string, number> => new Map(ids.map((id, index) => [id, index]))

/** Pure computation over the rows; takes about a second per 100,000 products. */
export const buildSnapshot = (rows: SnapshotRows): CatalogueSnapshot => {
  const attributeIds = [...new Set(rows.codes.map((code) => code.attribute_id))]
  const numberAttributeIds = [...new Set(rows.numbers.map((row) => row.attribute_id))].sort()
  const attributeIndex = indexOf(attributeIds)
  const numberIndex = indexOf(numberAttributeIds)
  const categoryById = new Map(rows.categories.map((category) => [category.id, category]))
  const directOf = new Map(rows.places.map((row) => [row.product_id, row.category_ids.split(',')]))
  const codesOf: SnapshotInput['codesOf'] = new Map(
    rows.values.map(({ product_id, codes }) => [
      product_id,
      codes.split(',').map((pair): [number, number] => {
        const colon = pair.indexOf(':')
        return [Number(pair.slice(0, colon)), Number(pair.slice(colon + 1))]
      }),
    ]),
  )
  const numbersOf: SnapshotInput['numbersOf'] = new Map()
  for (const { product_id: id, attribute_id: attribute, number } of rows.numbers)
    numbersOf.set(id, [...(numbersOf.get(id) ?? []), [numberIndex.get(attribute) ?? 0, number]])
  const lineagesOf: SnapshotInput['lineagesOf'] = new Map(
    [...directOf].map(([id, direct]) => [
      id,
      [...new Set(direct.flatMap((each) => categoryById.get(each)?.lineage ?? []))],
    ]),
  )

  const numbered = branches(rows.categories)
  const branchOf = new Map([...directOf].map(([id, [first = '']]) => [id, numbered.get(first) ?? -1]))
  const prices = bestPrices(rows.prices, rows.stores)
  const ranks = { de: nameRanks(rows.products, 'name_de'), en: nameRanks(rows.products, 'name_en') }
  const prepared = { rows, codesOf, numbersOf, lineagesOf, branchOf }
  const textSources = (language: TextLanguage) => ({ rows, codesOf, directOf, lineagesOf, language })
  return {
    ids: rows.products.map((product) => product.id),
    attributeIds,
    attributeOfCode: Uint32Array.from(rows.codes, (code) => attributeIndex.get(code.attribute_id) ?? 0),
    valueIds: rows.codes.map((code) => code.id),
    numberAttributeIds,
    stores: new Map(
      storeIds.map((store) => [store, buildStore(store, prices.get(store) ?? new Map(), prepared, ranks)]),
    ),
    text: { de: textOf(textSources('de')), en: textOf(textSources('en')) },
  }
}
