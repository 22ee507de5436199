import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import type { SubmitCartResult } from '#contract/generated/types.ts'
import { callHeaders } from '#contract/stores.ts'
import { openDatabase } from '#engine/db/database.ts'
import { type Engine, filledDatabase } from '#engine/testing/engine.ts'
import { type EngineProcess, spawnEngine, tokenOf } from '#engine/testing/engine-process.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { addressForm } from '../../account/addresses/testing/forms.ts'
import { entriesOf } from '../../checkout/cart/testing/shop.ts'
import { peopleOf } from '../../checkout/checkout/testing/checkouts.ts'
import { checkoutShop, goods } from '../../checkout/checkout/testing/shop.ts'

const url = await filledDatabase(
  t,
  checkoutShop({}, [{ store: 'de', name: 'paymentTypes', entries: entriesOf({ order: 'CREDIT_CARD' }) }]),
)
const sandbox = await startSandbox(t, {
  delays: { after: 1e7, late: 1e8, retries: [1e7], lost: 1500 },
  deliver: async ({ url: address, headers, body }) => {
    const path = new URL(address).pathname.replace('/api/payment-notify/', '/payments/notify/').replace(/\/$/, '')
    const authorized = { ...headers, authorization: `Bearer ${token}` }
    const answer = await fetch(engine.address + path, { method: 'POST', headers: authorized, body }).catch(() => null)
    if (answer) return answer.status
    // The provider sends it again, when another engine answers.
    await restarted.promise
    return 503
  },
})

/** Resolves when there is an engine again. */
let restarted = Promise.withResolvers<void>()
const start = (): Promise<EngineProcess> => spawnEngine(url, sandbox.environment)
let engine = await start()
t.teardown(() => engine.kill())
const token = await tokenOf(engine)

/** As `run` of an engine in this process. */
const run: Engine['run'] = async (query, { variables, store = 'de', visitorId, userToken, cartId, network } = {}) => {
  const answer = await fetch(`${engine.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      [callHeaders.store]: store,
      ...(visitorId && { [callHeaders.visitorId]: visitorId }),
      ...(userToken && { [callHeaders.userToken]: userToken }),
      ...(cartId && { [callHeaders.cartId]: cartId }),
      ...(network && { [callHeaders.clientNetwork]: network }),
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as Awaited<ReturnType<Engine['run']>>
}

const { guest } = peopleOf({ run })
type Person = Awaited<ReturnType<typeof guest>>

const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
t.teardown(() => db.$client.end())
/** Holds the lock that statements of a point wait for. */
const holder = new pg.Client({ connectionString: url })
await holder.connect()
t.teardown(() => holder.end())
await db.execute(sql`create function wait_for_test() returns trigger language plpgsql as
  $$ begin perform pg_advisory_xact_lock_shared(4711); return new; end $$`)

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await delay(10)
}

const isWaiting = async (): Promise<boolean> =>
  (await db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted`)).rows.length > 0

/**
 * Kills the engine by SIGKILL while a statement of `work` waits: no code of it runs any more. PostgreSQL finishes the statement, finds
 * its connection closed, and rolls back. `between` checks what is stored then; after it another engine is started.
 */
const killAt = async (
  point: string,
  work: () => Promise<unknown>,
  between: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await holder.query('select pg_advisory_lock(4711)')
  await db.execute(sql.raw(`create trigger waits before ${point} for each row execute function wait_for_test()`))
  const broken = work().catch(() => undefined)
  await until(isWaiting)
  await engine.kill()
  await holder.query('select pg_advisory_unlock(4711)')
  const [, table = ''] = / on (\w+)/.exec(point) ?? []
  await db.execute(sql.raw(`drop trigger waits on ${table}`))
  await between()
  engine = await start()
  restarted.resolve()
  restarted = Promise.withResolvers()
  await broken
}

const submit = async (person: Person, data: object): Promise<SubmitCartResult> => {
  const query = `mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { orderId errorCode
    computopData { len data merchantID template url } } }`
  const answer = await run(query, { ...person, variables: { data } })
  return answer.data?.result as unknown as SubmitCartResult
}

const atSummary = async () => {
  const person = await guest([goods.parcel])
  await person.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  const { checkout } = await person.pay('CREDIT_CARD')
  return { person, data: { submissionId: randomUUID(), quoteHash: checkout.quoteHash, newsletter: false } }
}

/** The visitor pays at the provider's page, and closes the tab. */
const pay = async ({ computopData, orderId, errorCode }: SubmitCartResult): Promise<string> => {
  if (!computopData || !orderId) throw new Error(`nothing to pay: ${errorCode}`)
  const page = await sandbox.openForm({ ...computopData, template: computopData.template ?? '' })
  await sandbox.choose(page, { outcome: 'closeTab' })
  return orderId
}

/** All orders of the cart, and what became of the money, here and at the provider. */
const endOf = async ({ cartId }: Person) => {
  const { rows } = await db.execute<{
    state: string
    payment: string
    captured: number
    total: number
    ref: string
  }>(sql`
    select o.state, p.state as payment, p.captured, o.total, p.merchant_ref as ref
    from orders o join payments p on p.order_id = o.id where o.cart_id = ${cartId}`)
  const held = (await sandbox.payments()).filter(({ reference }) => rows.some(({ ref }) => ref === reference))
  return {
    orders: rows.map(({ ref: _, ...row }) => row),
    held: held.map(({ captured, refunded }) => captured - refunded),
  }
}

const paid = { orders: [{ state: 'placed', payment: 'captured', captured: 1490, total: 1490 }], held: [1490] }

for (const [name, point] of [
  ['its order is inserted', 'insert on orders'],
  ['all of it but the submission is stored', 'insert on submissions'],
  ['the provider has answered', 'update on payments'],
] as const)
  t.test(`killed in a submit when ${name}: sent again, another engine makes one order`, async (t) => {
    const { person, data } = await atSummary()
    await killAt(point, () => submit(person, data))
    await pay(await submit(person, data))
    await sandbox.release()
    t.same(await endOf(person), paid)
  })

for (const [name, point] of [
  ['the money is booked', 'update on payments'],
  ['the event is stored, last of all', 'insert on payment_events'],
] as const)
  t.test(`killed in settling when ${name}: notified again, another engine places the order once`, async (t) => {
    const { person, data } = await atSummary()
    await pay(await submit(person, data))
    await killAt(
      point,
      () => sandbox.release(),
      async () => {
        t.match(await endOf(person), { orders: [{ state: 'awaiting_payment', captured: 0 }], held: [1490] })
      },
    )
    t.same(await endOf(person), paid)
    const mails = sql`select from mails where kind = 'order.received' and values ->> 'orderId' in
      (select id::text from orders where cart_id = ${person.cartId})`
    t.equal((await db.execute(mails)).rows.length, 1)
  })
