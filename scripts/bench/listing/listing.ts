import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp } from '#engine/app.ts'
import { openDatabase } from '#engine/db/database.ts'
import { migrateDatabase } from '#engine/db/migrate.ts'
import { readEnvironment } from '#engine/environment.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { createLiveIndex } from '#engine/search-index/live-index.ts'
import { emptyContent } from '#engine/testing/engine.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { synonyms } from '#fixtures/search/synonyms.ts'
import { openBenchPostgres } from '../opened.ts'
import { listing, pick, requestsOver, search, suggest, typed } from './listing-operations.ts'
import { type Timing, timed } from './timing.ts'

const secret = randomBytes(16).toString('hex')
type ListingBench = {
  products: number
  /** Milliseconds. */
  importing: number
  loading: number
  /** Until an engine that starts again answers, with the index that an earlier one kept. */
  restart: number
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

    const index = createLiveIndex(db, join(postgres.directory, 'search-index.kept'))
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
    const requests = requestsOver(categories)
    const alone = await timed((round) => index.search(requests.index(round)))
    await index.close()
    await db.$client.end()

    const restartStart = performance.now()
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
    await app.ready()
    const restart = Math.round(performance.now() - restartStart)
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
      if (answer.statusCode !== 200 || answer.body.includes('"errors":')) throw new Error(answer.body)
    }
    const page = await timed((round) => ask(listing, requests.listing(round)))
    const found = await timed((round) => ask(search, requests.search(round)))
    const suggested = await timed((round) => ask(suggest, { text: pick(typed, round) }))
    await app.close()
    return { products, importing, loading, restart, index: alone, page, search: found, suggest: suggested }
  } finally {
    await postgres.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await benchListing({ products: Number(process.argv[2] ?? 2500) })
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
