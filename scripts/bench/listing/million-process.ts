/**
 * Builds the index of as many products as its argument says and sends the figures to its parent. The rows that the index is built
 * from are generated instead of read: an import of a million products takes ten minutes.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import { openDatabase } from '#engine/db/database.ts'
import { migrateDatabase } from '#engine/db/migrate.ts'
import { createLiveIndex } from '#engine/search-index/live-index.ts'
import { buildSnapshot } from '#engine/search-index/snapshot/build-snapshot.ts'
import type { SnapshotRows } from '#engine/search-index/snapshot/snapshot-rows.ts'
import {
  codeVersion,
  type DatabaseRow,
  databaseQuery,
  writeSnapshot,
} from '#engine/search-index/snapshot/stored-snapshot.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { synonyms } from '#fixtures/search/synonyms.ts'
import { openBenchPostgres } from '../opened.ts'
import { pick, requestsOver, typed } from './listing-operations.ts'
import { type Timing, timed } from './timing.ts'

/** Times in seconds, memory in megabytes. */
export type MillionBench = {
  building: number
  indexMb: number
  restart: number
  residentMb: number
  listing: Timing
  suggest: Timing
}

const dayMs = 86_400_000
const since2000 = (day: string) => Math.round((Date.parse(day) - Date.UTC(2000, 0, 1)) / dayMs)

/** The rows that `readSnapshotRows` would read after an import of the records, apart from their order. */
const rowsOf = (records: Iterable<ImportRecord>): SnapshotRows => {
  const rows: SnapshotRows = {
    stores: storeIds.map((id) => ({ id, tax_rates: { standard: 19, reduced: 7 } })),
    products: [],
    codes: [],
    values: [],
    numbers: [],
    prices: [],
    places: [],
    categories: [],
    synonyms: synonyms.map(({ language, terms, meanings }) => ({ language, terms, meanings: meanings ?? [] })),
  }
  const codes = new Map<string, number>()
  const makers = new Map<string, string>()
  const lineages = new Map<string, string[]>()
  const bits = new Map<string, number>(storeIds.map((id, place) => [id, 1 << place]))
  for (const entry of records) {
    if (entry.kind === 'manufacturer') makers.set(entry.record.id, entry.record.name)
    else if (entry.kind === 'attribute')
      for (const { id, name } of entry.record.values ?? []) {
        codes.set(`${entry.record.id} ${id}`, rows.codes.length)
        rows.codes.push({ attribute_id: entry.record.id, id, name })
      }
    else if (entry.kind === 'category') {
      const { id, parentId, isSale, name } = entry.record
      const lineage = [...(lineages.get(parentId ?? '') ?? []), id]
      lineages.set(id, lineage)
      rows.categories.push({ id, lineage, is_sale: isSale, name_de: name.de, name_en: name.en })
    } else if (entry.kind === 'product' && !entry.record.isRetired) {
      const { id: product_id, name, stores, rating, items, attributes, manufacturerId } = entry.record
      rows.products.push({
        id: product_id,
        stores,
        rating: rating?.average ?? null,
        on_sale_since: since2000(entry.record.onSaleSince),
        name_de: name.de,
        name_en: name.en,
        manufacturer: manufacturerId === null ? null : (makers.get(manufacturerId) ?? null),
        order_numbers: items.map(({ orderNumber }) => orderNumber).join(' '),
      })
      rows.places.push({ product_id, category_ids: entry.record.categoryIds.join(',') })
      const masks = new Map<number, number>()
      const mark = (key: string, mask: number) => {
        const code = codes.get(key) ?? 0
        masks.set(code, (masks.get(code) ?? 0) | mask)
      }
      for (const value of attributes) {
        if ('valueId' in value) mark(`${value.attributeId} ${value.valueId}`, 15)
        else rows.numbers.push({ product_id, attribute_id: value.attributeId, number: value.number })
      }
      for (const { variant, prices, taxClass, stock } of items) {
        const mask = Object.keys(prices).reduce((sum, store) => sum | (bits.get(store) ?? 0), 0)
        for (const { attributeId, valueId } of variant) mark(`${attributeId} ${valueId}`, mask)
        for (const store of storeIds) {
          const lowest = prices[store]?.amount
          if (lowest === undefined) continue
          rows.prices.push({
            product_id,
            store,
            tax_class: taxClass,
            lowest,
            lowest_available: stock > 0 ? lowest : null,
          })
        }
      }
      rows.values.push({ product_id, codes: [...masks].map(([code, mask]) => `${code}:${mask}`).join(',') })
    }
  }
  return rows
}

const products = Number(process.argv[2] ?? 1_000_000)
const seconds = (since: number) => (performance.now() - since) / 1000
const postgres = await openBenchPostgres('million')
try {
  await migrateDatabase(postgres.url)
  const db = openDatabase(
    { url: postgres.url, poolSize: 2, statementTimeout: 120_000, connectionTimeout: 5000 },
    () => {},
  )
  const { rows } = await db.$client.query<DatabaseRow>(databaseQuery)
  const [readFrom] = rows
  if (!readFrom) throw new Error('PostgreSQL does not say which database this is')
  const file = join(postgres.directory, 'search-index.kept')
  const generated = rowsOf(generateCatalogue({ products, seed: 1, today: new Date(), pictures: 'few', reviews: false }))
  const categories = generated.categories.filter(({ lineage }) => lineage.length < 3).map(({ id }) => id)
  const building = await (async () => {
    const since = performance.now()
    const snapshot = buildSnapshot(generated)
    const took = seconds(since)
    await writeSnapshot(file, { ...readFrom, code: await codeVersion(), snapshot })
    return took
  })()
  for (const list of Object.values(generated)) list.length = 0
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const index = createLiveIndex(db, file)
  const since = performance.now()
  if ((await index.load()) === null) throw new Error('The kept snapshot was not taken')
  const restart = seconds(since)
  const residentMb = (process.memoryUsage().rss - before) / 1e6
  const requests = requestsOver(categories.sort((a, b) => index.count('de', b) - index.count('de', a)).slice(0, 12))
  const result: MillionBench = {
    building,
    indexMb: (await stat(file)).size / 1e6,
    restart,
    residentMb,
    listing: await timed((round) => index.search(requests.index(round))),
    suggest: await timed((round) =>
      index.suggest({ store: 'de', language: 'de', text: pick(typed, round), limit: 10 }),
    ),
  }
  await db.$client.end()
  if (process.send) process.send(result)
  else process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
} finally {
  await postgres.close()
}
