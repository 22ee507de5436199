/**
 * `node scripts/bench/orders.ts [submits]`: submits of carts at once and one after the other, held against a bare transaction of the same
 * rows; fifty submits of one cart; five hundred carts for a hundred pieces. Exits with 1 when an order is too many.
 */
import { randomUUID } from 'node:crypto'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { type Buyer, openOrdering } from '../../server/shop/modules/orders/testing/open-ordering.ts'
import { orderShop } from '../../server/shop/modules/orders/testing/order-shop.ts'
import { change } from '../../server/shop/testing/engine.ts'
import { interruptedCode, onInterruption } from '../stack/processes/interruption.ts'
import { closeOpened, openBenchPostgres } from './opened.ts'

const [submits = 400] = process.argv.slice(2).map(Number)
const pieces = 100
const workers = 16

onInterruption(async () => {
  await closeOpened()
  process.exit(interruptedCode)
})
const closers: (() => unknown)[] = []
const postgres = await openBenchPostgres('orders')

/** Milliseconds of each work, by so many workers, and works a second. */
const timed = async (works: readonly (() => Promise<unknown>)[]) => {
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
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  const rate = (works.length / (performance.now() - since)) * 1000
  return `${rate.toFixed(0)} a second, median ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

try {
  await migrateDatabase(postgres.url)
  await change(postgres.url, orderShop)
  const shop = await openOrdering({ teardown: (close) => closers.push(close) }, postgres.url, { poolSize: 10 })
  const { db, buyer, submit } = shop
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const buyersOf = async (count: number, items: Record<string, number>): Promise<Buyer[]> => {
    const buyers: Buyer[] = []
    for (let index = 0; index < count; index++) buyers.push(await buyer(items, 'INVOICE'))
    return buyers
  }

  const each = await buyersOf(submits, { '800-1': 2, '801-1': 1, '803-1': 1 })
  say(`submit:  ${await timed(each.map((one) => () => submit(one)))}`)
  /** The rows of one of these orders, copied under new ids. */
  const bare = async (): Promise<void> => {
    const client = await db.$client.connect()
    const [order, cart] = [randomUUID(), randomUUID()]
    const copy = (table: string, key: string, changed: Record<string, string>) =>
      client.query(
        `insert into ${table} select (json_populate_record(r, $1::json)).* from ${table} r where ${key} = $2`,
        [JSON.stringify(changed), key === 'id' && table === 'carts' ? each[0]?.cartId : template],
      )
    try {
      await client.query('begin')
      await copy('carts', 'id', { id: cart })
      await copy('orders', 'id', { id: order, number: order, cart_id: cart })
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
  const { rows: stored } = await db.$client.query<{ id: string }>('select id from orders where cart_id = $1', [
    each[0]?.cartId,
  ])
  const template = stored[0]?.id ?? ''
  await db.$client.query('update carts set visitor_id = null where id = $1', [each[0]?.cartId])
  say(`bare:    ${await timed(Array.from({ length: submits }, () => bare))}`)

  const [one] = await buyersOf(1, { '800-1': 1 })
  if (!one) throw new Error('There is no buyer')
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit(one)))
  const single = (await shop.stateOf(one.cartId)).orders.length
  say(`50 at once of one cart: ${single} order, ${answers.filter(({ kind }) => kind === 'placed').length} told so`)

  const rivals = await buyersOf(500, { '806-1': 1 })
  const quotes: string[] = []
  for (const rival of rivals) quotes.push(await shop.quote(rival))
  const before = performance.now()
  const won = await Promise.all(rivals.map((rival, index) => submit(rival, randomUUID(), quotes[index])))
  const placed = won.filter(({ kind }) => kind === 'placed').length
  say(`500 carts for ${pieces} pieces: ${placed} orders, ${(performance.now() - before).toFixed(0)} ms`)
  process.exitCode = single === 1 && placed === pieces ? 0 : 1
} finally {
  for (const close of closers) await close()
  await postgres.close()
}
