import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { generateCatalogue } from '../../fixtures/catalogue/generate.ts'
import { synonyms } from '../../fixtures/search/synonyms.ts'
import { buildApp } from '../../server/shop/app.ts'
import { openDatabase } from '../../server/shop/db/database.ts'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { readEnvironment } from '../../server/shop/environment.ts'
import { importRecords } from '../../server/shop/modules/catalogue/catalogue/catalogue.import.ts'
import { importContent } from '../../server/shop/modules/content/content/content.import.ts'
import { createLiveIndex } from '../../server/shop/search-index/live-index.ts'
import type { SearchRequest } from '../../server/shop/search-index/search-index.ts'
import { emptyContent } from '../../server/shop/testing/engine.ts'
import { listing, search, searched, suggest, typed } from './listing-operations.ts'
import { openBenchPostgres } from './opened.ts'

const secret = randomBytes(16).toString('hex')
const rounds = 300

/** Milliseconds. */
type Timing = { median: number; p99: number; cpu: number }

/** Milliseconds of wall clock at the median and p99, and of CPU a call. */
const measure = async (work: (round: number) => unknown): Promise<Timing> => {
  for (let round = 0; round < rounds; round++) await work(round)
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
  return { median: at(0.5), p99: at(0.99), cpu: Number(((user + system) / 1000 / rounds).toFixed(2)) }
}

type ListingBench = {
  products: number
  /** Milliseconds. */
  importing: number
  loading: number
  index: Timing
  page: Timing
  /** 60 cards with facets for a text, and what is offered while one is typed. */
  search: Timing
  suggest: Timing
}

/**
 * Loads a generated catalogue into a fresh database and measures a listing of 60 cards with all filters: the index
 * alone, and the engine's answer to the whole operation, over changing categories, filters, sorts and pages. Warm: the
 * first round of requests is not counted.
 */
export const benchListing = async ({ products }: { products: number }): Promise<ListingBench> => {
  const postgres = await openBenchPostgres('listing')
  try {
    await migrateDatabase(postgres.url)
    const db = openDatabase(
      { url: postgres.url, poolSize: 4, statementTimeout: 120_000, connectionTimeout: 5000 },
      () => {},
    )
    const records = generateCatalogue({ products, seed: 1, today: new Date(), pictures: 'few', reviews: false })
    const importStart = performance.now()
    await db.transaction(async (trx) => {
      await importContent(trx, { ...emptyContent, synonyms })
      await importRecords(trx, records)
    })
    const importing = Math.round(performance.now() - importStart)

    const index = createLiveIndex(db)
    const loadStart = performance.now()
    await index.load()
    const loading = Math.round(performance.now() - loadStart)

    const { rows } = await db.$client.query<{ id: string }>(
      'select id from categories where cardinality(lineage) < 3 order by id',
    )
    // The largest, so that pages are full.
    const categories = rows
      .map(({ id }) => id)
      .sort((a, b) => index.count('de', b) - index.count('de', a))
      .slice(0, 12)
    const colours = ['red', 'blue', 'green', 'black', 'turquoise']
    const sorts = ['si', 'price_asc', 'rating', 'newest'] as const
    const pick = <Entry>(list: readonly Entry[], round: number): Entry => list[round % list.length] as Entry
    const enumsOf = (round: number) =>
      round % 2 ? [{ id: 'COLOUR', values: [pick(colours, round), pick(colours, round + 2)] }] : []
    const rangesOf = (round: number) => (round % 3 ? [] : [{ id: 'PRICE', from: 5, to: 20 + round }])

    const alone = await measure((round) => {
      const request: SearchRequest = {
        store: 'de',
        language: 'de',
        term: null,
        categoryId: pick(categories, round),
        enums: enumsOf(round).map(({ id, values }) => ({ attributeId: id, valueIds: values })),
        ranges: rangesOf(round).map(({ id, from, to }) => ({ id, from: from * 100, to: to * 100 })),
        sort: pick(sorts, round),
        offset: 60 * (round % 2),
        limit: 60,
      }
      return index.search(request)
    })
    await db.$client.end()

    const app = await buildApp(
      readEnvironment({
        DATABASE_URL: postgres.url,
        DATA_DIR: postgres.directory,
        LOG_LEVEL: 'silent',
        SHOP_CLIENTS: `bench:${secret}`,
        RATING_LINK_KEYS: `1:${secret}`,
        ORDER_LINK_KEYS: `1:${secret}`,
      }),
    )
    const token = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=client_credentials&client_id=bench&client_secret=${secret}`,
    })
    const headers = {
      authorization: `Bearer ${token.json<{ access_token: string }>().access_token}`,
      'x-store': 'de',
      'accept-language': 'de-DE',
    }
    const ask = async (query: string, variables: object) => {
      const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
      if (answer.statusCode !== 200 || answer.json<{ errors?: unknown }>().errors) throw new Error(answer.body)
    }
    const page = await measure((round) =>
      ask(listing, {
        id: pick(categories, round),
        filter: { enumFilters: enumsOf(round), rangeFilters: rangesOf(round) },
        paging: { offset: 60 * (round % 2), limit: 60, sortBy: pick(sorts, round) },
      }),
    )
    const found = await measure((round) =>
      ask(search, {
        filter: { searchTerm: pick(searched, round), enumFilters: enumsOf(round) },
        paging: { limit: 60 },
      }),
    )
    const suggested = await measure((round) => ask(suggest, { text: pick(typed, round) }))
    await app.close()
    return { products, importing, loading, index: alone, page, search: found, suggest: suggested }
  } finally {
    await postgres.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await benchListing({ products: Number(process.argv[2] ?? 2500) })
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
