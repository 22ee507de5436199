import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportPriceChange } from '#contract/import/deltas.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { filledDatabase } from '#engine/testing/engine.ts'
import { importing, sampleRecords } from '../../catalogue/testing/sample-catalogue.ts'
import { createPlannedPrices } from './planned-prices.service.ts'
import { importPriceChanges, removePrices } from './price-changes.import.ts'

const url = await filledDatabase(t, importing(sampleRecords()))
const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => db.$client.end())
const { apply, clean } = createPlannedPrices({ db })

const hour = 3_600_000
const now = Date.now()
const at = (hours: number) => new Date(now + hours * hour)
const price = (amount: number, from?: Date): ImportPriceChange => ({
  itemId: '500-1',
  store: 'de',
  amount,
  ...(from && { from: from.toISOString() }),
})
const load = (...prices: ImportPriceChange[]) => inTransaction(db, (trx) => importPriceChanges(trx, prices))
const current = async () =>
  (await db.execute<{ amount: number }>(sql`select amount from item_prices where item_id = '500-1' and store = 'de'`))
    .rows[0]?.amount

t.test('a planned price holds from its time on', async (t) => {
  await load(price(800, at(2)), price(700, at(1)), price(900, at(-1)))
  t.equal(await current(), 900, 'a time that has come is now')
  const { rows: jobs } = await db.execute<{ at: Date }>(
    sql`select run_at as at from graphile_worker.jobs where task_identifier = 'prices.apply' order by run_at`,
  )
  t.same(
    jobs.map((job) => new Date(job.at)),
    [at(1), at(2)],
  )
  await apply(undefined, at(0.5))
  t.equal(await current(), 900)
  await apply(undefined, at(1))
  t.equal(await current(), 700)
  await apply(undefined, at(3))
  t.equal(await current(), 800)
  await load(price(750))
  await apply(undefined, at(4))
  t.equal(await current(), 750, 'once')
})

t.test('planned prices that a job missed hold in their order', async (t) => {
  await load(price(600, at(10)), price(500, at(11)))
  await apply(undefined, at(12))
  t.equal(await current(), 500)
})

t.test('a planned price that is removed gives way to the one before, as long as it holds', async (t) => {
  await load(price(1000), price(400, at(20)))
  const id = `500-1/de/${at(20).toISOString()}`
  await apply(undefined, at(21))
  t.equal(await current(), 400)
  await inTransaction(db, (trx) => removePrices(trx, [id]))
  t.equal(await current(), 1000)
  await load(price(400, at(20)))
  await apply(undefined, at(21))
  await load(price(450))
  await inTransaction(db, (trx) => removePrices(trx, [id]))
  t.equal(await current(), 450)
})

t.test('S3.45 a planned price brings its tiers, and they go with it', async (t) => {
  const tiersNow = async () =>
    (await db.execute<{ tiers: object }>(sql`select tiers from item_prices where item_id = '500-1' and store = 'de'`))
      .rows[0]?.tiers
  const tiers = [{ quantity: 5, amount: 300 }]
  await load(price(1000))
  await load({ ...price(1000, at(30)), tiers })
  await apply(undefined, at(31))
  t.same(await tiersNow(), tiers)
  const id = `500-1/de/${at(30).toISOString()}`
  await inTransaction(db, (trx) => removePrices(trx, [id]))
  t.same(await tiersNow(), [])
  await load({ ...price(1000, at(30)), tiers })
  await apply(undefined, at(31))
  await load({ ...price(1000), tiers: [{ quantity: 5, amount: 299 }] })
  await inTransaction(db, (trx) => removePrices(trx, [id]))
  t.same(await tiersNow(), [{ quantity: 5, amount: 299 }], 'another one holds meanwhile')
})

t.test('prices that have held for a month are forgotten', async (t) => {
  await clean(at(24 * 40))
  t.equal((await db.execute(sql`select from planned_prices`)).rows.length, 0)
})
