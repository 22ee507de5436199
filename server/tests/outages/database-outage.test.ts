import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { callHeaders } from '#contract/stores.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#lib/postgres/embedded-postgres.ts'
import { freePort } from '#lib/process/ports.ts'
import { migrateDatabase } from '../../shop/db/migrate.ts'
import { addJob } from '../../shop/jobs/jobs.ts'
import { startWorker } from '../../shop/jobs/worker.ts'
import { item, product } from '../../shop/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { cartShop } from '../../shop/modules/checkout/cart/testing/shop.ts'
import { change } from '../../shop/testing/engine.ts'
import { spawnEngine, tokenOf } from '../../shop/testing/engine-process.ts'

t.setTimeout(600_000)

/** Milliseconds after PostgreSQL's return within which all works again: two seconds, and room for a busy machine. What repeats by itself takes minutes. */
const recovery = 30_000

// Not a throw-away server: what it has acknowledged must outlive its own crash.
const dataDir = join(tmpdir(), `pausenhof-outage-${randomBytes(6).toString('hex')}`)
const port = await freePort()
let server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, port })
t.teardown(async () => {
  await server.stop()
  await Promise.all([dataDir, `${dataDir}.password`].map((path) => rm(path, { recursive: true, force: true })))
})
const { url } = server

const kill = async () => {
  process.kill(server.pid, 'SIGKILL')
  await server.ended
}

/** PostgreSQL refuses to start until the last process of the killed one is gone. */
const startAgain = async () => {
  while (true)
    try {
      server = await startEmbeddedPostgres({ dataDir, port })
      return
    } catch {
      await delay(50)
    }
}

const ask = async <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

await migrateDatabase(url)
const record = product('2000', { items: [item('2000-1', { stock: 5000, maxQuantity: 5000 })] })
await change(url, cartShop([{ kind: 'product', record }]))
const visitorId = randomUUID()
const cartId = randomUUID()
await ask('insert into visitors (id, store) values ($1, $2)', [visitorId, 'de'])
await ask('insert into carts (id, store, visitor_id) values ($1, $2, $3)', [cartId, 'de', visitorId])

// Updates and jobs wait for locks, however long a busy machine takes: no statement is cancelled meanwhile.
const settings = { DATABASE_STATEMENT_TIMEOUT_MS: '60000', LOG_LEVEL: 'silent' }
// Fewer connections than outages: one that is not given back each time would end the last call.
const poolSize = 3
const engine = await spawnEngine(url, { ...settings, DATABASE_POOL_SIZE: String(poolSize) })
t.teardown(engine.stop)
const token = await tokenOf(engine)

type Answer = { data?: Record<string, object> | null; errors?: { message: string; extensions: { code: string } }[] }

const run = async (query: string, variables: object = {}): Promise<Answer> => {
  const answer = await fetch(`${engine.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-store': 'de',
      'accept-language': 'de-DE',
      authorization: `Bearer ${token}`,
      [callHeaders.visitorId]: visitorId,
      [callHeaders.cartId]: cartId,
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as Answer
}

const read = () => run('{ shop_findCart { positions { quantity } } }')
let updates = 0
const add = (updateId: string) =>
  run(
    'mutation ($data: CartUpdateInput!) { cart_update(data: $data) { results { successful } cart { positions { quantity } } } }',
    { data: { updateId, ops: [{ addPosition: { itemId: '2000-1', quantity: 1 } }] } },
  )

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

/** Sends an update, under the same id again, until it is acknowledged. */
const addUntilDone = async (codes: Set<string | undefined>): Promise<void> => {
  updates += 1
  const updateId = randomUUID()
  while (true) {
    const answer = await add(updateId)
    const code = codeOf(answer)
    if (code === undefined) return
    codes.add(code)
    if (code !== 'UPSTREAM_UNAVAILABLE') throw new Error(JSON.stringify(answer))
    await delay(20)
  }
}

const quantity = async () => {
  const { data } = await read()
  return (data?.shop_findCart as { positions: { quantity: number }[] } | undefined)?.positions[0]?.quantity
}

const changesAfter = async (cursor = ''): Promise<{ cursor: string; tags: string[] }> => {
  const answer = await fetch(`${engine.address}/changes?after=${encodeURIComponent(cursor)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as { cursor: string; tags: string[] }
}

/** Holds carts, so that updates stand still inside their transactions. */
const holdCarts = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin; lock table cart_positions in access exclusive mode')
  return client
}

const insideTransactions = `select count(*)::int as count from pg_stat_activity
  where application_name = 'pausenhof-shop' and wait_event_type = 'Lock'`

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await delay(20)
}

t.test('connections that are ended inside transactions and while idle end no process', async (t) => {
  for (let round = 0; round <= poolSize; round += 1) {
    const codes = new Set<string | undefined>()
    const holder = await holdCarts()
    const sent = Promise.all([addUntilDone(codes), addUntilDone(codes)])
    await until(async () => ((await ask<{ count: number }>(insideTransactions))[0]?.count ?? 0) >= 2)
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await holder.end().catch(() => undefined)
    await sent
    t.same([...codes], ['UPSTREAM_UNAVAILABLE'])
  }
  t.ok(engine.isRunning())
  t.equal(await quantity(), updates, 'each was carried out once')
})

t.test('PostgreSQL is killed in the middle of transactions and jobs, and comes back', async (t) => {
  const silent = () => undefined
  let began: () => void = silent
  let runs = 0
  // A second engine's jobs, in this process: its task uses the database when that ends.
  const worker = startWorker({
    url,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    tasks: {
      'outage.test': async () => {
        runs += 1
        began()
        if (runs % 2 === 1) await ask('select pg_sleep(60)')
      },
    },
  })
  t.teardown(worker.stop)

  const times: { calls: number; changes: number; jobs: number }[] = []
  for (let round = 0; round < 3; round += 1) {
    const codes = new Set<string | undefined>()
    const holder = await holdCarts()
    const started = new Promise<void>((resolve) => {
      began = resolve
    })
    await ask("select graphile_worker.add_job('outage.test')")
    await started
    const sent = [addUntilDone(codes), addUntilDone(codes)]
    await until(async () => ((await ask<{ count: number }>(insideTransactions))[0]?.count ?? 0) >= 2)
    await kill()
    await holder.end().catch(() => undefined)

    t.equal(codeOf(await read()), 'UPSTREAM_UNAVAILABLE')
    t.equal((await fetch(`${engine.address}/health/ready`)).status, 503)
    const credentials = new URLSearchParams({ grant_type: 'client_credentials' })
    const form = {
      method: 'POST',
      body: credentials,
      headers: { authorization: `Basic ${btoa('edge:a-secret-of-tests')}` },
    }
    const refused = await fetch(`${engine.address}/oauth/token`, form)
    t.equal(refused.status, 503)
    t.ok(refused.headers.get('retry-after'))

    const done = once(worker.events, 'job:success')
    await startAgain()
    const since = performance.now()
    // A job of the engine itself, besides the one that the crash has broken off.
    await change(url, (trx) => addJob(trx, 'visitors.clean', {}))
    await Promise.all(sent)
    t.equal(codeOf(await read()), undefined)
    const calls = performance.now() - since
    const { cursor } = await changesAfter()
    await ask("update products set sales_rank = sales_rank + 1 where id = '2000'")
    await until(async () => (await changesAfter(cursor)).tags.includes('product:2000'))
    const changes = performance.now() - since
    await done
    await until(async () => {
      const [left] = await ask<{ count: number }>(
        "select count(*)::int as count from graphile_worker.jobs where task_identifier in ('outage.test', 'visitors.clean')",
      )
      return left?.count === 0
    })
    times.push({ calls, changes, jobs: performance.now() - since })
    t.same([...codes], ['UPSTREAM_UNAVAILABLE'])
  }
  t.ok(engine.isRunning())
  t.equal(await quantity(), updates, 'what was acknowledged is there, and nothing twice')
  t.comment(JSON.stringify(times))
  // On a busy machine one of them may wait for its turn.
  t.ok(Math.min(...times.map(({ calls }) => calls)) < recovery, 'calls are answered')
  t.ok(Math.min(...times.map(({ changes }) => changes)) < recovery, 'changes are noticed')
  t.ok(Math.min(...times.map(({ jobs }) => jobs)) < recovery, 'jobs are done')
})

t.test('an engine whose database is gone ends soon after SIGTERM: it waits for nothing that cannot come', async (t) => {
  /** The exit code of an engine that is told to end while PostgreSQL is gone: 1 when it is ended by force, after ten seconds. */
  const codeWithout = async (isWorking: boolean): Promise<number | null> => {
    const other = await spawnEngine(url, settings)
    const holder = new pg.Client({ connectionString: url })
    holder.on('error', () => undefined)
    await holder.connect()
    if (isWorking) {
      // Both engines have a job that waits when the database dies.
      await holder.query('begin; lock table visitors in access exclusive mode')
      for (let count = 0; count < 4; count += 1)
        await ask("select graphile_worker.add_job('visitors.clean', job_key => $1)", [`clean ${count}`])
      const waiting =
        "select count(*)::int as count from pg_locks where relation = 'visitors'::regclass and not granted"
      await until(async () => ((await ask<{ count: number }>(waiting))[0]?.count ?? 0) >= 3)
    }
    await kill()
    await holder.end().catch(() => undefined)
    const code = await other.stop()
    await startAgain()
    return code
  }
  for (const isWorking of [false, true]) {
    let code: number | null = 1
    // On a busy machine ten seconds may be over before it has had its turn.
    for (let tries = 0; tries < 3 && code !== 0; tries += 1) code = await codeWithout(isWorking)
    t.equal(code, 0, 'ends by itself')
  }
})
