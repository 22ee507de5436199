import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { deal, dealProduct, newCart, shopOf } from './testing/deals.ts'
import { openLightning } from './testing/open-lightning.ts'

/** Long enough for a busy machine; the awaited event must come before other time-outs. */
const patience = 60_000

const url = await filledDatabase(
  t,
  shopOf([
    dealProduct('100', 1, deal('100-a', { quantity: 100, maxPerOrder: 50 })),
    dealProduct('200', 1, deal('200-a', { quantity: 2, maxPerOrder: 2 })),
    dealProduct('300', 1, deal('300-a', { from: new Date(Date.now() + 3_600_000).toISOString() })),
  ]),
)
const { db, within, lightning } = await openLightning(t, url)
const engines = await Promise.all([startEngine(t, url), startEngine(t, url)])
// The sweep of every minute would hide a job that does nothing.
await db.execute(sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
  values ('lightning.sweep', now(), now() + interval '1 day')
  on conflict (identifier) do update set last_execution = excluded.last_execution`)

const text = `{ core_category(id: "1") { products { id lightningDealInfo {
  isAvailableLightningDeal lightningReservedPercentageRoundFloor lightningQuantityMax } } } }`

type Info = {
  isAvailableLightningDeal: boolean
  lightningReservedPercentageRoundFloor: number
  lightningQuantityMax: number
}
type Tiles = { core_category: { products: { id: string; lightningDealInfo: Info | null }[] } }

const shown = async (engine: (typeof engines)[number], productId: string): Promise<string> => {
  const { data } = await engine.run(text)
  const { products } = (data as unknown as Tiles).core_category
  const info = products.find(({ id }) => id === productId)?.lightningDealInfo
  return info
    ? `${info.lightningReservedPercentageRoundFloor} % ${info.isAvailableLightningDeal} ${info.lightningQuantityMax}`
    : 'none'
}

const eventually = async (what: () => Promise<boolean>): Promise<boolean> => {
  const since = Date.now()
  while (Date.now() < since + patience) {
    if (await what()) {
      t.comment(`there after ${Date.now() - since} ms`)
      return true
    }
    await delay(50)
  }
  return false
}

const everywhere = (productId: string, wanted: string) =>
  eventually(async () =>
    (await Promise.all(engines.map((engine) => shown(engine, productId)))).every((is) => is === wanted),
  )

const keep = (cartId: string, productId: string, wanted: number) =>
  within((trx) => lightning.keep(trx, { cartId, store: 'de', productId, itemId: `${productId}-1`, wanted }))

const outcome = async (productId: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from change_log where tag = ${`product:${productId}`}`,
  )
  return rows[0]?.count ?? 0
}

t.test('every process shows a changed reservation at once and is not bothered otherwise', async (t) => {
  t.ok(await everywhere('100', '0 % true 50'))
  const cartId = await within(newCart)
  const before = await outcome('100')
  await keep(cartId, '100', 4)
  t.equal(await outcome('100'), before, 'four of a hundred look like none')
  await keep(cartId, '100', 5)
  t.equal(await outcome('100'), before + 1)
  t.ok(await everywhere('100', '5 % true 50'))
  await keep(cartId, '100', 9)
  t.equal(await outcome('100'), before + 1)
  await within((trx) => lightning.release(trx, { cartId }))
  t.ok(await everywhere('100', '0 % true 50'))

  const buyer = await within(newCart)
  await keep(buyer, '200', 1)
  t.ok(await everywhere('200', '50 % true 1'), 'how many one may have')
  await keep(buyer, '200', 2)
  t.ok(await everywhere('200', '100 % false 0'), 'sold out')
  await within((trx) => lightning.release(trx, { cartId: buyer }))
  t.ok(await everywhere('200', '0 % true 2'), 'to be had again')
})

t.test('pieces come back by a job when their time is up, one after the other', async (t) => {
  const [first, second] = [await within(newCart), await within(newCart)]
  await keep(first, '200', 1)
  await keep(second, '200', 1)
  const next = { key: 'lightning.expire:200-a', isNext: true }
  const jobs = async () => {
    const { rows } = await db.execute<typeof next>(sql`
      select j.key, j.run_at - (select min(expires_at) from lightning_reservations where deal_id = '200-a' and state = 'kept')
        between interval '0' and interval '1 ms' as "isNext"
      from graphile_worker.jobs j where j.key = 'lightning.expire:200-a'`)
    return rows
  }
  t.same(await jobs(), [next], 'one job a deal, for the next end')
  // Time goes by, for reservations and the job alike.
  const end = (cartId: string) =>
    db.execute(sql`with ended as (update lightning_reservations set expires_at = now() where cart_id = ${cartId})
      select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
        where key = 'lightning.expire:200-a'), run_at => now())`)
  const reservedNow = async () =>
    (await db.execute<{ kept: number }>(sql`select kept from lightning_counts where deal_id = '200-a'`)).rows[0]?.kept
  await end(first)
  t.ok(await eventually(async () => (await reservedNow()) === 1))
  t.match(await lightning.reservedFor(db, second), [{ isExpired: false }])
  t.same(await jobs(), [next], 'the job comes again')
  await end(second)
  t.ok(await eventually(async () => (await reservedNow()) === 0))
  t.match(await lightning.reservedFor(db, first), [{ quantity: 1, isExpired: true }])
  t.ok(await everywhere('200', '0 % true 2'))
})

t.test('a sweep releases reservations whose expiry job was lost', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '200', 2)
  await db.execute(sql`select graphile_worker.remove_job('lightning.expire:200-a')`)
  await db.execute(sql`update lightning_reservations set expires_at = now() where cart_id = ${cartId}`)
  await lightning.sweep(new AbortController().signal)
  t.same((await db.execute(sql`select kept from lightning_counts where deal_id = '200-a'`)).rows, [{ kept: 0 }])
})

t.test('S4.100 a deal’s beginning and end are announced, so that no cache keeps the old price', async (t) => {
  const { rows } = await db.execute(sql`
    select j.key, j.run_at = d.starts_at as "atStart", j.run_at = d.ends_at as "atEnd"
    from graphile_worker.jobs j, lightning_deals d
    where d.id = '300-a' and j.key in ('lightning.start:300-a', 'lightning.end:300-a') order by j.run_at`)
  t.match(rows, [
    { key: 'lightning.start:300-a', atStart: true },
    { key: 'lightning.end:300-a', atEnd: true },
  ])
  t.same(
    (await db.execute(sql`select from graphile_worker.jobs where key = 'lightning.start:100-a'`)).rows,
    [],
    'one that has begun is announced by its import',
  )
  const before = await outcome('300')
  await db.execute(sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where key = 'lightning.start:300-a'), run_at => now())`)
  t.ok(await eventually(async () => (await outcome('300')) === before + 1))
})
