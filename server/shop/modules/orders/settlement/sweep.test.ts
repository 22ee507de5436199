import { sql } from 'drizzle-orm'
import t from 'tap'
import { filledDatabase } from '#engine/testing/engine.ts'
import { messageOf } from '../orders/testing/fake-provider.ts'
import { openOrdering } from '../orders/testing/open-ordering.ts'
import { orderShop } from '../orders/testing/order-shop.ts'

const url = await filledDatabase(t, orderShop)
const { db, buyer, submit, stateOf, payments, paymentOf } = await openOrdering(t, url)

/** A payment that waits: at the provider, or for a transfer. */
const waiting = async (method: 'FAKE' | 'PREPAID') => {
  const one = await buyer({ '800-1': 1 }, method)
  await submit(one)
  return { ...one, payment: await paymentOf(one.cartId) }
}

const sweep = () => payments.sweep(AbortSignal.timeout(10_000))

const jobsOf = async (id: string) => {
  const { rows } = await db.execute<{ isDue: boolean; attempts: number; most: number }>(sql`
    select run_at <= now() as "isDue", attempts, max_attempts as most
    from graphile_worker.jobs where key = ${`payments.expire:${id}`}`)
  return rows
}

const setAttempts = (id: string, attempts: number) =>
  db.execute(
    sql`update graphile_worker._private_jobs set attempts = ${attempts} where key = ${`payments.expire:${id}`}`,
  )

t.test('a payment whose expiry was given up is tried again each hour', async (t) => {
  const [left, due, young, retried] = [
    await waiting('FAKE'),
    await waiting('PREPAID'),
    await waiting('FAKE'),
    await waiting('FAKE'),
  ]
  const late = [left.payment.id, due.payment.id]
  for (const id of [...late, retried.payment.id])
    await db.execute(sql`update payments set expires_at = now() - interval '2 hours' where id = ${id}`)
  for (const id of late) await setAttempts(id, 15)
  await setAttempts(retried.payment.id, 3)
  for (let turn = 0; turn < 2; turn++) await sweep()
  for (const id of late) t.same(await jobsOf(id), [{ isDue: true, attempts: 0, most: 15 }])
  t.same(await jobsOf(young.payment.id), [{ isDue: false, attempts: 0, most: 15 }], 'its time has not come')
  t.same(await jobsOf(retried.payment.id), [{ isDue: false, attempts: 3, most: 15 }], 'its job comes again by itself')
  for (const id of late) await payments.expire(id)
  t.match(await stateOf(left.cartId), { orders: ['expired'], payments: ['expired'] })
  t.match(await stateOf(due.cartId), { orders: ['expired'], payments: ['expired'] })
})

t.test('messages that belong to no payment are deleted after thirty days', async (t) => {
  const { payment } = await waiting('FAKE')
  const notify = (ref: string, more: Record<string, string>) =>
    payments.notify('fake', messageOf('notify', ref, 'captured', more))
  await notify('old', { mac: 'wrong' })
  await notify('no-such-payment', {})
  await notify(payment.merchantRef, { currency: 'USD' })
  await db.execute(sql`update payment_events set received_at = now() - interval '31 days'`)
  await notify('new', { mac: 'wrong' })
  await sweep()
  const { rows } = await db.execute(sql`
    select payment_id as payment, outcome, received_at > now() - interval '1 day' as "isNew"
    from payment_events where channel = 'notify' order by received_at`)
  t.same(rows, [
    { payment: payment.id, outcome: 'refused', isNew: false },
    { payment: null, outcome: 'refused', isNew: true },
  ])
})

t.test('a command whose last run was lost with its engine is sent again', async (t) => {
  const { cartId, payment } = await waiting('FAKE')
  await payments.notify('fake', messageOf('notify', payment.merchantRef, 'authorised'))
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from payment_commands where payment_id = ${payment.id} and state = 'open'`)
  const key = `payments.command:${rows[0]?.id}`
  const setJob = (attempts: number, isLocked: boolean) =>
    db.execute(sql`update graphile_worker._private_jobs
      set attempts = ${attempts}, locked_at = ${isLocked ? sql`now()` : null} where key = ${key}`)
  const attempts = async () =>
    (await db.execute<{ attempts: number }>(sql`select attempts from graphile_worker.jobs where key = ${key}`)).rows
  for (const [tries, isLocked] of [
    [14, false],
    [15, true],
  ] as const) {
    await setJob(tries, isLocked)
    await sweep()
    t.same(await attempts(), [{ attempts: tries }], 'it comes again by itself, or runs')
  }
  await setJob(15, false)
  await sweep()
  t.same(await attempts(), [{ attempts: 0 }])
  await payments.command(rows[0]?.id ?? '', 1)
  await db.execute(sql`delete from graphile_worker._private_jobs where key = ${key}`)
  await sweep()
  t.same(await attempts(), [], 'done is done')
  t.match(await stateOf(cartId), { payments: ['captured'] })
})
