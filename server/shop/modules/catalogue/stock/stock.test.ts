import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { shopper } from '../../checkout/cart/testing/carts.ts'
import { cartShop } from '../../checkout/cart/testing/shop.ts'
import { shipmentLines, shipments } from '../../orders/orders/fulfilment/fulfilment.tables.ts'
import { importing, item, product } from '../catalogue/testing/sample-catalogue.ts'
import { createShippedStock } from './shipped-stock.ts'
import { createStockService } from './stock.service.ts'
import { insertLines, newOrder } from './testing/order-rows.ts'

const record = (id: string, stock: number): ImportRecord => ({
  kind: 'product',
  record: product(id, { categoryIds: ['111'], items: [item(`${id}-1`, { stock, prices: { de: { amount: 1000 } } })] }),
})

const url = await filledDatabase(
  t,
  cartShop([
    record('810', 5),
    record('811', 50),
    record('812', 3),
    record('813', 7),
    ...['814', '815', '816'].map((id) => record(id, 60)),
  ]),
)
const engine = await startEngine(t, url)
const db = openDatabase({ url, poolSize: 20, statementTimeout: 30_000, connectionTimeout: 30_000 }, () => undefined)
t.teardown(() => db.$client.end())
const stock = createStockService()

const claimed = async (itemId: string) => {
  const { rows } = await db.execute<{ claimed: number; sum: number; stock: number }>(sql`
    select coalesce((select claimed from stock_counts where item_id = i.id), 0) as claimed, i.stock,
      coalesce((select sum(quantity) from stock_claims where item_id = i.id and state <> 'released'), 0)::int as sum
    from items i where i.id = ${itemId}`)
  return rows[0]
}

const order = (pieces: { itemId: string; quantity: number }[]) =>
  inTransaction(db, async (trx) => {
    const { orderId } = await newOrder(trx)
    return { orderId, isClaimed: await stock.claim(trx, orderId, pieces) }
  })

t.test('T4.55 twenty buyers for five pieces: five get one, and claims never exceed the stock', async (t) => {
  const buyers = Array.from({ length: 20 }, (_none, index) =>
    // The others of each order in turns, so that a deadlock would show.
    order(
      [
        { itemId: '810-1', quantity: 1 },
        { itemId: '811-1', quantity: 1 },
      ].toSorted(() => (index % 2 === 0 ? 1 : -1)),
    ),
  )
  const done = await Promise.all(buyers)
  const winners = done.filter(({ isClaimed }) => isClaimed)
  t.equal(winners.length, 5)
  t.same(await claimed('810-1'), { claimed: 5, sum: 5, stock: 5 })
  t.same(await claimed('811-1'), { claimed: 5, sum: 5, stock: 50 }, 'the losers hold nothing of their other item')

  const [first] = winners
  for (let turn = 0; turn < 2; turn++) await inTransaction(db, (trx) => stock.release(trx, first?.orderId ?? ''))
  t.same(await claimed('810-1'), { claimed: 4, sum: 4, stock: 5 }, 'released once')
  t.ok(await inTransaction(db, (trx) => stock.claim(trx, first?.orderId ?? '', [{ itemId: '810-1', quantity: 1 }])))
  t.same(await claimed('810-1'), { claimed: 5, sum: 5, stock: 5 }, 'the same order claims again')
  await inTransaction(db, (trx) => stock.sell(trx, first?.orderId ?? ''))
  t.same(await claimed('810-1'), { claimed: 5, sum: 5, stock: 5 }, 'what is sold stays claimed')
})

t.test('an import that brings a lower stock than was claimed, or none of the item, changes no claim', async (t) => {
  await order([{ itemId: '812-1', quantity: 3 }])
  const buyer = await shopper(engine, url)
  t.match(await buyer.add('812-1'), { code: 'SOLD_OUT' })
  await inTransaction(db, importing([record('812', 1)]))
  t.same(await claimed('812-1'), { claimed: 3, sum: 3, stock: 1 })
  t.match(await buyer.add('812-1'), { code: 'SOLD_OUT' }, 'not less than nothing')
  await inTransaction(db, importing([record('812', 4)]))
  t.match(await buyer.add('812-1', 3), { code: 'QUANTITY_LIMITED', quantity: 1 })
  const other = { ...record('812', 4), record: product('812', { categoryIds: ['111'], items: [item('812-2', {})] }) }
  await inTransaction(db, importing([other as ImportRecord]))
  const { rows } = await db.execute(sql`select from stock_claims where item_id = '812-1' and state = 'kept'`)
  t.equal(rows.length, 1)
})

t.test('an import blocks no order, and releases what was shipped before it once committed', async (t) => {
  const sold = async (quantity: number) => {
    const { orderId } = await order([{ itemId: '814-1', quantity }])
    await inTransaction(db, (trx) => stock.sell(trx, orderId))
    return orderId
  }
  const ship = (orderId: string) => db.execute(sql`update orders set state = 'shipped' where id = ${orderId}`)
  const [before, after] = [await sold(4), await sold(2)]
  await ship(before)
  const imported = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = inTransaction(db, async (trx) => {
    await importing([record('814', 70)])(trx)
    imported.resolve()
    await end.promise
  })
  await imported.promise
  t.ok((await order([{ itemId: '814-1', quantity: 1 }])).isClaimed, 'while the import goes on')
  await ship(after)
  t.same(await claimed('814-1'), { claimed: 7, sum: 7, stock: 60 })
  end.resolve()
  await long
  while ((await claimed('814-1'))?.claimed === 7) await new Promise((resolve) => setTimeout(resolve, 50))
  t.same(
    await claimed('814-1'),
    { claimed: 3, sum: 3, stock: 70 },
    'what left the house later is still in the new stock',
  )
  const release = () =>
    createShippedStock({ db }).release(
      [{ orderId: before, itemId: '814-1', remaining: 0 }],
      AbortSignal.timeout(10_000),
    )
  await Promise.all([release(), release()])
  t.same(await claimed('814-1'), { claimed: 3, sum: 3, stock: 70 }, 'again is no change')
})

t.test('T4.75 an import releases exactly the shipped pieces of a partly shipped order', async (t) => {
  const { orderId } = await order([
    { itemId: '815-1', quantity: 10 },
    { itemId: '816-1', quantity: 1 },
  ])
  await inTransaction(db, (trx) => stock.sell(trx, orderId))
  const [paid = '', free = ''] = await inTransaction(db, (trx) =>
    insertLines(trx, orderId, [
      { itemId: '815-1', quantity: 7 },
      { itemId: '815-1', quantity: 3 },
      { itemId: '816-1', quantity: 1 },
    ]),
  )
  const send = (lines: { lineId: string; quantity: number }[]) =>
    inTransaction(db, async (trx) => {
      const parcel = { orderId, carrier: 'dhl', shippedAt: new Date() }
      const [{ shipmentId } = { shipmentId: '' }] = await trx
        .insert(shipments)
        .values(parcel)
        .returning({ shipmentId: shipments.id })
      await trx.insert(shipmentLines).values(lines.map((line) => ({ ...line, shipmentId })))
      await trx.execute(sql`update orders set state = 'partly_shipped' where id = ${orderId}`)
    })
  const bring = async (remaining: number) => {
    await inTransaction(db, importing([record('815', remaining), record('816', 5)]))
    const jobs = () => db.execute(sql`select from graphile_worker.jobs where task_identifier = 'stock.releaseShipped'`)
    await until(async () => (await jobs()).rows.length === 0, 'claims are released')
  }
  await bring(30)
  t.same(await claimed('815-1'), { claimed: 10, sum: 10, stock: 30 }, 'nothing has left')
  await send([{ lineId: paid, quantity: 4 }])
  await bring(26)
  t.same(await claimed('815-1'), { claimed: 6, sum: 6, stock: 26 })
  t.same(await claimed('816-1'), { claimed: 1, sum: 1, stock: 5 }, 'none of it has left')
  await send([
    { lineId: paid, quantity: 3 },
    { lineId: free, quantity: 3 },
  ])
  t.same(await claimed('815-1'), { claimed: 6, sum: 6, stock: 26 }, 'the stock that is stored still counts them')
  await bring(20)
  t.same(await claimed('815-1'), { claimed: 0, sum: 0, stock: 20 })
  const late = [
    { orderId, itemId: '815-1', remaining: 6 },
    { orderId, itemId: '816-1', remaining: 1 },
  ]
  await createShippedStock({ db }).release(late, AbortSignal.timeout(10_000))
  t.same(await claimed('815-1'), { claimed: 0, sum: 0, stock: 20 }, 'a job of an earlier import changes nothing')
  t.same(await claimed('816-1'), { claimed: 1, sum: 1, stock: 5 })
})

t.test('a cart may use the pieces its own order has claimed, others may not', async (t) => {
  const { cartId, orderId } = await inTransaction(db, newOrder)
  const { rows } = await db.execute<{ id: string }>(sql`select visitor_id as id from carts where id = ${cartId}`)
  const call = { store: 'de', visitorId: rows[0]?.id ?? '', cartId }
  await db.execute(sql`insert into cart_positions (cart_id, item_id, kind, quantity, place)
    values (${cartId}, '813-1', 'item', 7, 1)`)
  t.ok(await inTransaction(db, (trx) => stock.claim(trx, orderId, [{ itemId: '813-1', quantity: 7 }])))
  const { data } = await engine.run('{ shop_findCart { positions { quantity availableForSale } } }', call)
  t.match(data, { shop_findCart: { positions: [{ quantity: 7, availableForSale: true }] } })
  t.match(await (await shopper(engine, url)).add('813-1'), { code: 'SOLD_OUT' })
})

t.test('a claim purges caches when it changes what pages show', async (t) => {
  const tagsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const { rows: before } = await db.execute<{ id: number }>(sql`select max(id) as id from change_log`)
    await work()
    const { rows } = await db.execute<{ tag: string }>(
      sql`select tag from change_log where id > ${before[0]?.id ?? 0} and tag like 'product:811%'`,
    )
    return rows.map(({ tag }) => tag)
  }
  t.same(await tagsOf(() => order([{ itemId: '811-1', quantity: 30 }])), [], 'fifteen are left, as many as can be seen')
  t.same(await tagsOf(() => order([{ itemId: '811-1', quantity: 12 }])), ['product:811'], 'three are left')
  const { data } = await engine.run('{ getProductById(productId: "811") { availableForSale isShortage } }')
  t.match(data, { getProductById: { availableForSale: true, isShortage: true } })
  t.same(await tagsOf(() => order([{ itemId: '811-1', quantity: 3 }])), ['product:811'], 'none are left')
})
