import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { openDatabase } from '../db/database.ts'
import { importing, sampleRecords } from '../modules/catalogue/testing/sample-catalogue.ts'
import { importContent } from '../modules/content/content.import.ts'
import { emptyContent, filledDatabase, startEngine } from '../testing/engine.ts'
import { createLiveIndex } from './live-index.ts'

const url = await filledDatabase(t, async (trx) => {
  await importContent(trx, emptyContent)
  await importing(sampleRecords())(trx)
})

/** Runs on a connection of its own: one in a transaction sees the activity of its first look for ever. */
const run = async (text: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

/** Holds up every build after its moment is fixed: prices are not what it reads first. The answer releases. */
const holdUpBuilds = async (): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table item_prices in access exclusive mode')
  return () => client.end()
}

const untilOneIsHeldUp = async (): Promise<void> => {
  const heldUp = `select from pg_stat_activity
    where application_name = 'pausenhof-shop-index' and wait_event_type = 'Lock' and datname = current_database()`
  while ((await run(heldUp)) === 0) await delay(20)
}

t.test('the engine closes while the database holds a rebuild up', async (t) => {
  const closers: (() => unknown)[] = []
  await startEngine({ teardown: (close) => closers.push(close) }, url)
  const release = await holdUpBuilds()
  t.teardown(release)
  await run(`update products set sales_rank = 7 where id = '100'`)
  await untilOneIsHeldUp()
  await Promise.all(closers.map((close) => close()))
  t.pass('closed')
})

t.test('a change during the first load is in the index once it is applied', async (t) => {
  const db = openDatabase({ url, poolSize: 4, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
  const index = createLiveIndex(db)
  t.teardown(async () => {
    await index.close()
    await db.$client.end()
  })
  const release = await holdUpBuilds()
  const loading = index.load()
  await untilOneIsHeldUp()
  await run(`update products set is_retired = true where id = '500'`)
  const applying = index.apply({ productIds: ['500'], isStructural: true })
  // Time enough for a second build to begin beside the first, which it must not.
  await delay(500)
  await release()
  await Promise.all([loading, applying])
  const { ids } = index.search({
    store: 'de',
    language: 'de',
    term: null,
    categoryId: '1',
    sort: 'price_asc',
    offset: 0,
    limit: 10,
    enums: [],
    ranges: [],
  })
  t.notOk(ids.includes('500'), `the retired product is gone: ${ids}`)
  t.ok(ids.includes('200'), 'the others are there')
})
