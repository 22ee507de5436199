import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { readChanges } from '../change-log/change-log.repository.ts'
import { openDatabase } from '../db/database.ts'
import { sampleRecords } from '../modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { catalogueShop } from '../testing/catalogue-shop.ts'
import { filledDatabase, startEngine } from '../testing/engine.ts'
import { createLiveIndex, type LiveIndex } from './live-index.ts'
import type { SearchRequest } from './search-index.ts'

const url = await filledDatabase(t, catalogueShop(sampleRecords()))

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
  const settings = { DATABASE_STATEMENT_TIMEOUT_MS: 5000 }
  await startEngine({ teardown: (close) => closers.push(close) }, url, settings)
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

t.test('a restarted engine loads the stored index and the changes since', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'pausenhof-kept-index-'))
  t.teardown(() => rm(directory, { recursive: true, force: true }))
  const snapshotFile = join(directory, 'index')
  const db = openDatabase({ url, poolSize: 4, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
  const opened: LiveIndex[] = []
  t.teardown(async () => {
    await Promise.all(opened.map((index) => index.close()))
    await db.$client.end()
  })
  const open = async () => {
    const index = createLiveIndex(db, snapshotFile)
    opened.push(index)
    return { index, cursor: await index.load() }
  }
  const all: SearchRequest = {
    ...({ store: 'de', language: 'de', term: null, categoryId: null } as const),
    ...({ enums: [], ranges: [], sort: 'si', offset: 0, limit: 100 } as const),
  }

  const first = await open()
  t.equal(first.cursor, null, 'built')
  await run(`update items set stock = stock + 1 where product_id = '100'`)
  const release = await holdUpBuilds()
  const second = await open()
  t.same(second.index.search(all), first.index.search(all), 'without a build')
  const { changes } = await readChanges(db, second.cursor ?? '')
  t.match(changes, [{ tag: 'product:100' }], 'and the change log goes on from there')
  await release()

  await run(`update change_log_horizon set xid = pg_current_xact_id()`)
  t.equal((await open()).cursor, null, 'built, when the change log no longer knows all that happened')
  t.type((await open()).cursor, 'string')
  await writeFile(snapshotFile, 'half of a file')
  t.equal((await open()).cursor, null, 'built, when the file can not be read')
})
