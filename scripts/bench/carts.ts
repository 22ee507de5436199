import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { Agent, request } from 'undici'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { generateCatalogue } from '../../fixtures/catalogue/generate.ts'
import { parameters } from '../../fixtures/content/stores.ts'
import { openDatabase } from '../../server/shop/db/database.ts'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { importRecords } from '../../server/shop/modules/catalogue/catalogue/catalogue.import.ts'
import { emptyContent } from '../../server/shop/testing/engine.ts'
import { spawnEngine, tokenOf } from '../../server/shop/testing/engine-process.ts'
import { cpuMsOf } from './measure.ts'
import { openBenchPostgres } from './opened.ts'

const concurrencies = [1, 16, 64] as const
const rounds = 3
/** Connections of the engine, and of the plain client that it is compared with. */
const connections = 10
/** A cart that is filled gets no more than so many; one that is changed has so many. */
const positionsOfCart = 8
/** Carts that others have left, with positions. In empty tables plans read whole tables, and keep on until statistics are renewed. */
const othersCarts = 5000

/**
 * Answers a second, and milliseconds. CPU is user and system time for one of them, of the engine and of PostgreSQL: what
 * the machine does besides falsifies it least.
 */
type Load = { rate: number; median: number; p99: number; engineCpu: number; databaseCpu: number }
type CartsBench = { name: 'add' | 'update'; concurrency: number; engine: Load; bare: Load }[]

/** Does one thing as a numbered worker. */
type Work = (worker: number) => Promise<void>

type Pids = { engine: number; database: number }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const load = async (work: Work, concurrency: number, seconds: number, pids: Pids): Promise<Load> => {
  const times: number[] = []
  const before = { engine: cpuMsOf(pids.engine), database: cpuMsOf(pids.database) }
  const since = performance.now()
  const until = since + seconds * 1000
  const run = async (worker: number): Promise<void> => {
    while (performance.now() < until) {
      const start = performance.now()
      await work(worker)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_none, worker) => run(worker)))
  const took = (performance.now() - since) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    rate: times.length / took,
    median: at(0.5),
    p99: at(0.99),
    engineCpu: (cpuMsOf(pids.engine) - before.engine) / times.length,
    databaseCpu: (cpuMsOf(pids.database) - before.database) / times.length,
  }
}

type Cart = { id: string; visitorId: string; positions: { id: string; itemId: string }[] }

/** Carts of visitors of their own, empty or filled, as many as are asked for. */
const cartsOf = (pool: pg.Pool, itemIds: readonly string[]) => {
  const item = (number: number): string => itemIds[number % itemIds.length] ?? ''
  const make = async (count: number, isFilled: boolean): Promise<Cart[]> => {
    const { rows } = await pool.query<{ id: string; visitorId: string }>(
      `with v as (insert into visitors (store) select 'de' from generate_series(1, $1) returning id)
       insert into carts (store, visitor_id) select 'de', id from v returning id, visitor_id as "visitorId"`,
      [count],
    )
    const carts = rows.map(
      (row, index): Cart => ({
        ...row,
        positions: isFilled
          ? Array.from({ length: positionsOfCart }, (_none, place) => ({
              id: randomUUID(),
              itemId: item(index + place),
            }))
          : [],
      }),
    )
    const positions = carts.flatMap(({ id, positions: own }) =>
      own.map((position, place) => ({ ...position, cartId: id, place })),
    )
    await pool.query(
      `insert into cart_positions (id, cart_id, item_id, kind, quantity, place)
       select id, "cartId", "itemId", 'item', 1, place
       from json_to_recordset($1::json) as given (id uuid, "cartId" uuid, "itemId" text, place int)`,
      [JSON.stringify(positions)],
    )
    return carts
  }
  return { make, item }
}

const mutation = `mutation ($data: CartUpdateInput!) { cart_update(data: $data) {
  results { code positionId } cart { id version itemsCount grandTotal { stringValue }
    positions { id quantity name totalPrice { stringValue } } } } }`

type Answer = { data?: { cart_update: { results: { code: string }[] } }; errors?: unknown }

/** Cart updates through the engine over HTTP, by a client that costs little: it has the engine's cores. */
const engineWork = (address: string, token: string) => {
  const dispatcher = new Agent({ connections: Math.max(...concurrencies) })
  const send = async (cart: Cart, op: object): Promise<void> => {
    const { body } = await request(`${address}/graphql`, {
      method: 'POST',
      dispatcher,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-store': 'de',
        'accept-language': 'de-DE',
        'x-user-id': cart.visitorId,
      },
      body: JSON.stringify({
        query: mutation,
        variables: { data: { cartId: cart.id, updateId: randomUUID(), ops: [op] } },
      }),
    })
    const { data, errors } = (await body.json()) as Answer
    if (errors || data?.cart_update.results[0]?.code !== 'OK') throw new Error(JSON.stringify(errors ?? data))
  }
  return {
    add: (cart: Cart, itemId: string, _place: number) => send(cart, { addPosition: { itemId, quantity: 1 } }),
    update: (cart: Cart, positionId: string, quantity: number) => send(cart, { setQuantity: { positionId, quantity } }),
    end: () => dispatcher.close(),
  }
}

/** The same rows, with the same lock, in one transaction of a plain client. */
const bareWork = (pool: pg.Pool) => {
  const within = async (cart: Cart, text: string, values: unknown[]): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select version from carts where id = $1 and visitor_id = $2 for update', [
        cart.id,
        cart.visitorId,
      ])
      await client.query(text, values)
      await client.query(`update carts set version = version + 1, changed_at = now() where id = $1`, [cart.id])
      await client.query(`insert into cart_updates (cart_id, update_id, results) values ($1, $2, '[]')`, [
        cart.id,
        randomUUID(),
      ])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return {
    add: (cart: Cart, itemId: string, place: number) =>
      within(
        cart,
        `insert into cart_positions (cart_id, item_id, kind, quantity, place) values ($1, $2, 'item', 1, $3)`,
        [cart.id, itemId, place],
      ),
    update: (cart: Cart, positionId: string, quantity: number) =>
      within(cart, 'update cart_positions set quantity = $2 where id = $1', [positionId, quantity]),
  }
}

type Shop = ReturnType<typeof bareWork>

/** Each worker fills carts, one after the other; or changes quantities in a cart of its own. */
const worksOf = ({ add, update }: Shop, { make, item }: ReturnType<typeof cartsOf>) => {
  const filling = new Map<number, { carts: Cart[]; added: number }>()
  const own = new Map<number, { cart: Cart; count: number }>()
  return {
    add: async (worker: number): Promise<void> => {
      let state = filling.get(worker)
      if (!state || state.added === state.carts.length * positionsOfCart) {
        state = { carts: await make(200, false), added: 0 }
        filling.set(worker, state)
      }
      const place = state.added++
      await add(state.carts[Math.floor(place / positionsOfCart)] as Cart, item(place * 7 + worker), place)
    },
    update: async (worker: number): Promise<void> => {
      let state = own.get(worker)
      if (!state) {
        const [cart] = await make(1, true)
        state = { cart: cart as Cart, count: 0 }
        own.set(worker, state)
      }
      const { cart } = state
      const count = state.count++
      const position = cart.positions[count % cart.positions.length]
      await update(cart, position?.id ?? '', 1 + (Math.floor(count / cart.positions.length) % 3))
    },
  }
}

/** PostgreSQL's own process, which all its others belong to. */
const pidOf = async (cluster: string): Promise<number> =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])

/**
 * Adding to carts and changing quantities in them, through one engine over HTTP and as bare transactions of the same rows, in
 * turns, at several concurrencies. Every update has an id of its own, as browsers' have.
 */
export const benchCarts = async ({ seconds }: { seconds: number }): Promise<CartsBench> => {
  const postgres = await openBenchPostgres('carts')
  const pool = new pg.Pool({ connectionString: postgres.url, max: connections }).on('error', () => undefined)
  try {
    await migrateDatabase(postgres.url)
    const db = openDatabase(
      { url: postgres.url, poolSize: 2, statementTimeout: 120_000, connectionTimeout: 5000 },
      () => {},
    )
    await db.transaction(async (trx) => {
      await importContent(trx, { ...emptyContent, parameters })
      await importRecords(
        trx,
        generateCatalogue({ products: 1000, today: new Date(), pictures: 'few', reviews: false }),
      )
    })
    await db.$client.end()
    const { rows: items } = await pool.query<{ id: string }>(
      `select i.id from items i join products p on p.id = i.product_id and not p.is_retired
       join item_prices a on a.item_id = i.id and a.store = 'de'
       where i.stock > 50 and i.max_quantity > 20 and i.minimum_order_quantity = 1
         and not exists (select from lightning_deals d where d.product_id = p.id) order by i.id limit 500`,
    )
    const itemIds = items.map(({ id }) => id)
    const carts = cartsOf(pool, itemIds)
    await carts.make(othersCarts, true)
    await pool.query('analyze')
    const engine = await spawnEngine(postgres.url, { DATABASE_POOL_SIZE: String(connections) })
    const pids = { engine: engine.pid ?? 0, database: await pidOf(postgres.cluster) }
    const work = engineWork(engine.address, await tokenOf(engine))
    try {
      const through = worksOf(work, carts)
      const bare = worksOf(bareWork(pool), carts)
      const lines: CartsBench = []
      for (const name of ['add', 'update'] as const)
        for (const concurrency of concurrencies) {
          // Code is compiled, carts are made.
          await load(through[name], concurrency, 1, pids)
          await load(bare[name], concurrency, 0.5, pids)
          const measurements: { engine: Load; bare: Load }[] = []
          for (let round = 0; round < rounds; round++)
            measurements.push({
              engine: await load(through[name], concurrency, seconds, pids),
              bare: await load(bare[name], concurrency, seconds, pids),
            })
          const middle = (of: 'engine' | 'bare'): Load => ({
            rate: median(measurements.map((each) => each[of].rate)),
            median: median(measurements.map((each) => each[of].median)),
            p99: median(measurements.map((each) => each[of].p99)),
            engineCpu: median(measurements.map((each) => each[of].engineCpu)),
            databaseCpu: median(measurements.map((each) => each[of].databaseCpu)),
          })
          lines.push({ name, concurrency, engine: middle('engine'), bare: middle('bare') })
        }
      return lines
    } finally {
      await work.end()
      await engine.stop()
    }
  } finally {
    await pool.end()
    await postgres.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, concurrency, engine, bare } of await benchCarts({ seconds: Number(process.argv[2] ?? 3) })) {
    const say = ({ rate, median: middle, p99, engineCpu, databaseCpu }: Load) =>
      `${rate.toFixed(0).padStart(6)} a second, median ${middle.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; CPU ${engineCpu.toFixed(2)} ms and ${databaseCpu.toFixed(2)} ms in PostgreSQL`
    process.stdout.write(
      `${name}, ${concurrency} at once\n  engine ${say(engine)}\n  bare   ${say(bare)}, engine : bare ${(engine.rate / bare.rate).toFixed(2)}\n`,
    )
  }
}
