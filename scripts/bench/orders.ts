import { randomUUID } from 'node:crypto'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import {
  type Buyer,
  type Ordering,
  openOrdering,
} from '../../server/shop/modules/orders/orders/testing/open-ordering.ts'
import { orderShop } from '../../server/shop/modules/orders/orders/testing/order-shop.ts'
import { change } from '../../server/shop/testing/engine.ts'
import { openBenchPostgres } from './opened.ts'
import { exactly, type Line } from './report.ts'

const group = 'j orders'
const pieces = 100
const workers = 16

/** Milliseconds, and works a second. */
type Times = { rate: number; median: number; p99: number }

/** Does each work once, so many workers at a time. */
const timed = async (works: readonly (() => Promise<unknown>)[]): Promise<Times> => {
  const times: number[] = []
  const queue = [...works]
  const since = performance.now()
  const run = async (): Promise<void> => {
    for (let work = queue.shift(); work; work = queue.shift()) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, run))
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0
  return { rate: (works.length / (performance.now() - since)) * 1000, median: at(0.5), p99: at(0.99) }
}

const linesOf = (what: string, { rate, median, p99 }: Times): Line[] => [
  { group, name: `${what}: rate`, value: rate, unit: '1/s' },
  { group, name: `${what}: median`, value: median, unit: 'ms' },
  { group, name: `${what}: p99`, value: p99, unit: 'ms' },
]

const buyersOf = async ({ buyer }: Ordering, count: number, items: Record<string, number>): Promise<Buyer[]> => {
  const buyers: Buyer[] = []
  for (let index = 0; index < count; index++) buyers.push(await buyer(items, 'INVOICE'))
  return buyers
}

/** Stores the rows of an ordered cart again under new ids, in one transaction. */
const bareOrder = async ({ db }: Ordering, { cartId }: Buyer): Promise<() => Promise<void>> => {
  const { rows } = await db.$client.query<{ id: string }>('select id from orders where cart_id = $1', [cartId])
  const template = rows[0]?.id ?? ''
  await db.$client.query('update carts set visitor_id = null where id = $1', [cartId])
  return async () => {
    const client = await db.$client.connect()
    const [order, cart] = [randomUUID(), randomUUID()]
    const copy = (table: string, id: string, changed: Record<string, string>) =>
      client.query(`insert into ${table} select (json_populate_record(r, $1::json)).* from ${table} r where id = $2`, [
        JSON.stringify(changed),
        id,
      ])
    try {
      await client.query('begin')
      await copy('carts', cartId, { id: cart })
      await copy('orders', template, { id: order, number: order, cart_id: cart })
      for (const table of ['order_lines', 'payments', 'order_taxes', 'stock_claims'])
        await client.query(
          `insert into ${table} select (json_populate_record(r, (jsonb_build_object('order_id', $1::text)
             || case when $3 then jsonb_build_object('id', gen_random_uuid()) else '{}' end
             || case when $4 then jsonb_build_object('merchant_ref', $1::text) else '{}' end)::json)).*
           from ${table} r where order_id = $2`,
          [order, template, table === 'order_lines' || table === 'payments', table === 'payments'],
        )
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

/** Fifty submits of one cart at once. */
const raceForCart = async (shop: Ordering): Promise<Line[]> => {
  const one = await shop.buyer({ '800-1': 1 }, 'INVOICE')
  await Promise.all(Array.from({ length: 50 }, () => shop.submit(one)))
  const value = (await shop.stateOf(one.cartId)).orders.length
  return [{ group, name: 'orders of 50 submits of one cart', value, unit: '', ...exactly(1)(value) }]
}

/** Five hundred carts for a hundred pieces, at once. */
const raceForPieces = async (shop: Ordering): Promise<Line[]> => {
  const rivals = await buyersOf(shop, 500, { '806-1': 1 })
  const quotes: string[] = []
  for (const rival of rivals) quotes.push(await shop.quote(rival))
  const since = performance.now()
  const won = await Promise.all(rivals.map((rival, index) => shop.submit(rival, randomUUID(), quotes[index])))
  const took = performance.now() - since
  const value = won.filter(({ kind }) => kind === 'placed').length
  return [
    { group, name: `orders of 500 carts for ${pieces} pieces`, value, unit: '', ...exactly(pieces)(value) },
    { group, name: 'the same: all answered after', value: took, unit: 'ms' },
  ]
}

/** Submits of carts by several workers, held against a bare transaction of the same rows, and two races. */
export const benchOrders = async ({ submits }: { submits: number }): Promise<Line[]> => {
  const closers: (() => unknown)[] = []
  const postgres = await openBenchPostgres('orders')
  try {
    await migrateDatabase(postgres.url)
    await change(postgres.url, orderShop)
    const shop = await openOrdering({ teardown: (close) => closers.push(close) }, postgres.url, { poolSize: 10 })
    const first = await shop.buyer({ '800-1': 2, '801-1': 1, '803-1': 1 }, 'INVOICE')
    await shop.submit(first)
    const buyers = await buyersOf(shop, submits, { '800-1': 2, '801-1': 1, '803-1': 1 })
    const submitted = await timed(buyers.map((one) => () => shop.submit(one)))
    const bare = await bareOrder(shop, first)
    const copied = await timed(Array.from({ length: submits }, () => bare))
    return [
      ...linesOf('submit', submitted),
      ...linesOf('bare', copied),
      { group, name: 'submit, rate : bare', value: submitted.rate / copied.rate, unit: '×' },
      ...(await raceForCart(shop)),
      ...(await raceForPieces(shop)),
    ]
  } finally {
    for (const close of closers) await close()
    await postgres.close()
  }
}
