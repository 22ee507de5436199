import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { inTransaction } from '#engine/db/database.ts'
import type { PaymentOutcome } from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import { createReturnTokens } from '#engine/modules/checkout/payments/return-token.ts'
import { messageOf } from '#engine/modules/orders/orders/testing/fake-provider.ts'
import { type Buyer, openOrdering } from '#engine/modules/orders/orders/testing/open-ordering.ts'
import { orderShop } from '#engine/modules/orders/orders/testing/order-shop.ts'
import { filledDatabase } from '#engine/testing/engine.ts'

const url = await filledDatabase(t, orderShop)
const shop = await openOrdering(t, url)
const { db, buyer, submit, stateOf, payments, provider } = shop
const tokenOf = createReturnTokens([{ version: 1, secret: 'a-key-of-tests' }])

/** A cart whose payment waits at the provider. */
const waiting = async (
  items: Record<string, number> = { '800-1': 1 },
  method = 'FAKE',
  voucher: string | null = null,
) => {
  const one = await buyer(items, method, voucher)
  const answer = await submit(one)
  if (answer.kind !== 'next') throw new Error(`It is ${answer.kind}`)
  return { ...one, payment: await shop.paymentOf(one.cartId) }
}

const notify = ({ merchantRef }: PaymentRow, outcome: PaymentOutcome, more: Record<string, string> = {}) =>
  payments.notify('fake', messageOf('notify', merchantRef, outcome, more))

const comeBack = ({ payment, identity }: Buyer & { payment: PaymentRow }, outcome: PaymentOutcome) =>
  payments.settleReturn(
    tokenOf(payment.id),
    Object.entries(messageOf('return', payment.merchantRef, outcome).fields).map(([name, value]) => ({ name, value })),
    identity,
  )

const eventsOf = async ({ id }: PaymentRow): Promise<string[]> => {
  const { rows } = await db.execute<{ event: string }>(
    sql`select channel || ' ' || outcome as event from payment_events where payment_id = ${id} order by received_at, event_id`,
  )
  return rows.map(({ event }) => event)
}

const edit = (one: Buyer) =>
  inTransaction(db, async (trx) => {
    await shop.carts.touch(trx, one.identity, shop.audience, one.cartId)
    await trx.execute(sql`insert into cart_positions (cart_id, item_id, kind, quantity, place)
      values (${one.cartId}, '801-1', 'item', 1, 9)`)
  })

const orderings = <Entry>(entries: readonly Entry[]): Entry[][] =>
  entries.length === 0
    ? [[]]
    : entries.flatMap((entry, index) =>
        orderings(entries.filter((_other, other) => other !== index)).map((rest) => [entry, ...rest]),
      )

for (const outcome of ['captured', 'declined'] as const)
  t.test(
    `T4.58 return, notification, the same again and an inquiry end alike in every order: ${outcome}`,
    async (t) => {
      const ends = new Set<string>()
      for (const steps of orderings(['return', 'notify', 'notify', 'inquiry'])) {
        const one = await waiting()
        provider.pay(one.payment, outcome)
        for (const step of steps) {
          if (step === 'return') await comeBack(one, outcome)
          else if (step === 'notify') t.equal(await notify(one.payment, outcome), 'settled')
          else await payments.settle(one.payment.id, await provider.adapter.inquire(one.payment), 'inquiry')
        }
        await shop.sendCommands()
        ends.add(JSON.stringify(await stateOf(one.cartId)))
        t.match(await comeBack(one, outcome), {
          state: outcome === 'captured' ? 'placed' : 'declined',
          orderId: /^\d{9}$/,
        })
      }
      t.equal(ends.size, 1)
      const [end = ''] = ends
      t.match(
        JSON.parse(end),
        outcome === 'captured'
          ? { cart: 'submitted', orders: ['placed'], payments: ['captured'], mails: ['order.received'], commands: [] }
          : { cart: 'open', orders: ['cancelled'], payments: ['declined'], claims: ['released 1 800-1'], mails: [] },
      )
    },
  )

t.test('T4.68 many facts at once settle once, under the locks', async (t) => {
  const one = await waiting()
  provider.pay(one.payment, 'captured')
  await Promise.all(
    Array.from({ length: 20 }, (_none, index) =>
      index % 3 === 0 ? comeBack(one, 'captured') : notify(one.payment, 'captured', { number: String(index) }),
    ),
  )
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['captured'], mails: ['order.received'] })
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(applied_at)::int as applied from payment_events where payment_id = ${one.payment.id}`,
  )
  t.same(rows, [{ applied: 1 }])
})

t.test('a return works in another browser, which then learns nothing of the order', async (t) => {
  const one = await waiting()
  const open = { isOrdered: false, reason: null, isMembership: false }
  t.same(await payments.paymentReturn(tokenOf(one.payment.id), one.identity), {
    state: 'checking',
    orderId: (await db.execute<{ number: string }>(sql`select number from orders where cart_id = ${one.cartId}`))
      .rows[0]?.number,
    ...open,
  })
  const phone = { ...one, identity: { visitorId: null, customerId: null, isGuest: false } }
  t.same(await comeBack(phone, 'captured'), { ...open, state: 'placed', orderId: null, isOrdered: true })
  for (const token of ['', 'x'.repeat(43), tokenOf(randomUUID())])
    t.same(await payments.paymentReturn(token, one.identity), { ...open, state: 'unknown', orderId: null })
})

t.test('T4.59 a wrong proof, amount, currency or payment is stored and changes nothing', async (t) => {
  const one = await waiting()
  const count = async () =>
    (await db.execute<{ n: number }>(sql`select count(*)::int as n from payment_events`)).rows[0]?.n ?? 0
  const before = await count()
  t.equal(await notify(one.payment, 'captured', { mac: 'wrong' }), 'forged')
  t.equal(
    await payments.notify('fake', messageOf('notify', 'of nobody', 'captured')),
    'later',
    'it may come to be known',
  )
  t.equal(await payments.notify('other', messageOf('notify', one.payment.merchantRef, 'captured')), 'noProvider')
  t.equal(await notify(one.payment, 'captured', { amount: '1' }), 'settled', 'nothing that it could repeat would help')
  t.equal(await notify(one.payment, 'captured', { currency: 'CHF' }), 'settled')
  t.match(await stateOf(one.cartId), { cart: 'reserved', orders: ['awaiting_payment'], payments: ['pending'] })
  t.equal((await count()) - before, 4)
  t.same(await eventsOf(one.payment), ['notify refused', 'notify refused'])
  t.match(await payments.alarms(), { refusedEvents: 3 })
  await notify(one.payment, 'captured')
  t.equal(await notify(one.payment, 'declined'), 'settled')
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['captured'] }, 'a failure that is replayed')
})

t.test('a change of a reserved cart ends the try first; money that comes then goes back', async (t) => {
  const one = await waiting({ '800-1': 2 }, 'FAKE', 'TEN')
  t.match(await stateOf(one.cartId), { cart: 'reserved', redemptions: 1, claims: ['kept 2 800-1'] })
  await edit(one)
  t.match(await stateOf(one.cartId), {
    cart: 'open',
    orders: ['cancelled'],
    payments: ['cancelled'],
    claims: ['released 2 800-1'],
    redemptions: 0,
    commands: ['void open'],
  })
  t.equal(provider.pay(one.payment, 'captured'), true, 'the old tab pays')
  t.same(await comeBack(one, 'captured'), {
    state: 'returned',
    orderId: await orderNumber(one),
    isOrdered: false,
    reason: 'cartChanged',
    isMembership: false,
  })
  t.match(
    await shop.paymentOf(one.cartId),
    { state: 'captured' },
    'the return is believed, though the payment had ended',
  )
  await shop.sendCommands()
  const { commands, mails, ...end } = await stateOf(one.cartId)
  t.match(end, { cart: 'open', orders: ['cancelled'], payments: ['refunded'] })
  t.same(commands.toSorted(), ['refund done', 'void done'])
  t.same(mails, ['order.cancelled', 'order.refunded'])
  t.match(await shop.paymentOf(one.cartId), { captured: one.payment.amount, refunded: one.payment.amount })
  t.ok((await payments.alarms()).lateMoney >= 1)
  t.match(await submit(one), { kind: 'next' }, 'and the cart can be ordered')
})

const orderNumber = async ({ cartId }: Buyer): Promise<string | undefined> =>
  (await db.execute<{ number: string }>(sql`select number from orders where cart_id = ${cartId}`)).rows[0]?.number

t.test('T4.63 late money for an unchanged cart places the order after all', async (t) => {
  for (const outcome of ['captured', 'authorised'] as const) {
    const one = await waiting({ '800-1': 2 }, 'FAKE', 'TEN')
    provider.pay(one.payment, outcome)
    t.ok(await shop.orders.abort(one.identity, shop.audience, one.cartId, null))
    t.notOk(await shop.orders.abort(one.identity, shop.audience, one.cartId, null), 'there is no other')
    t.equal(await notify(one.payment, outcome), 'settled')
    t.match(await stateOf(one.cartId), {
      cart: 'submitted',
      orders: ['placed'],
      claims: ['sold 2 800-1'],
      redemptions: 1,
    })
    await shop.sendCommands()
    t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['captured'], mails: ['order.received'] })
    t.equal(provider.books.get(one.payment.id)?.captured, one.payment.amount, 'the try is not ended at the provider')
  }
})

t.test('a late promise of money is dropped once the provider may have been asked to end the payment', async (t) => {
  const one = await waiting()
  provider.pay(one.payment, 'authorised')
  await shop.orders.abort(one.identity, shop.audience, one.cartId, null)
  provider.away(true)
  await shop.sendCommands()
  provider.away(false)
  await notify(one.payment, 'authorised')
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { cart: 'open', orders: ['cancelled'], payments: ['cancelled'] })
  t.equal(provider.books.get(one.payment.id)?.state, 'voided')
})

t.test('late money goes back when the goods are gone', async (t) => {
  const one = await waiting({ '805-1': 5 })
  await shop.orders.abort(one.identity, shop.audience, one.cartId, null)
  const other = await buyer({ '805-1': 3 }, 'INVOICE')
  t.match(await submit(other), { kind: 'placed' })
  provider.pay(one.payment, 'captured')
  await notify(one.payment, 'captured')
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), {
    cart: 'open',
    orders: ['cancelled'],
    payments: ['refunded'],
    claims: ['released 5 805-1'],
  })
})

t.test(
  'T4.61 a payment’s provider is asked before it expires, and without an answer nothing is released',
  async (t) => {
    const paid = await waiting()
    provider.pay(paid.payment, 'captured')
    await payments.expire(paid.payment.id)
    t.match(
      await stateOf(paid.cartId),
      { orders: ['placed'], payments: ['captured'] },
      'the tab was closed after paying',
    )

    const left = await waiting()
    provider.away(true)
    await t.rejects(payments.expire(left.payment.id))
    t.match(await stateOf(left.cartId), { cart: 'reserved', payments: ['pending'], claims: ['kept 1 800-1'] })
    provider.away(false)
    await payments.expire(left.payment.id)
    t.match(await stateOf(left.cartId), {
      cart: 'open',
      orders: ['expired'],
      payments: ['expired'],
      claims: ['released 1 800-1'],
    })
    await shop.sendCommands()
    t.equal(provider.books.get(left.payment.id)?.state, 'voided', 'it can be paid no more')
    await payments.expire(left.payment.id)
  },
)

t.test('a payment whose visitor never returns is inquired early, and not once it is settled', async (t) => {
  const one = await waiting()
  const { rows } = await db.execute<{ task: string; minutes: number }>(sql`
    select task_identifier as task, round(extract(epoch from j.run_at - now()) / 60)::int as minutes
    from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where p.payload ->> 'id' = ${one.payment.id} order by j.run_at`)
  t.same(rows, [
    { task: 'payments.inquire', minutes: 10 },
    { task: 'payments.expire', minutes: 30 },
  ])
  t.equal(await payments.inquire(one.payment.id), 'pending')
  t.match(await stateOf(one.cartId), { cart: 'reserved', orders: ['awaiting_payment'] }, 'nothing ends early')
  provider.away(true)
  await t.rejects(payments.inquire(one.payment.id), 'the job comes again')
  provider.away(false)
  provider.pay(one.payment, 'authorised')
  t.equal(await payments.inquire(one.payment.id), 'authorised')
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['authorised'] })
  const requested = provider.calls.length
  t.equal(await payments.inquire(one.payment.id), 'authorised')
  t.equal(provider.calls.length, requested)
})

t.test('T4.62 a call without an answer leaves the payment unknown until the provider answers', async (t) => {
  const one = await waiting()
  provider.pay(one.payment, 'captured')
  provider.away(true)
  t.match(await comeBack(one, 'captured'), { state: 'checking' })
  t.match(await stateOf(one.cartId), { cart: 'reserved', orders: ['awaiting_payment'], payments: ['unknown'] })
  t.equal(await notify(one.payment, 'captured'), 'later')
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { payments: ['unknown'] })
  t.match(await submit(one), {
    kind: 'next',
    next: { url: `https://de.shop.test/checkout/return/${tokenOf(one.payment.id)}` },
  })
  provider.away(false)
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['captured'], commands: ['inquire done'] })
})

t.test('a provider that is away at the beginning leaves an open cart, and the next submit begins anew', async (t) => {
  const one = await buyer({ '800-1': 1 })
  provider.away(true)
  const id = randomUUID()
  t.match(await submit(one, id), { kind: 'refused', code: 'providerUnavailable' })
  t.same(await submit(one, id), { kind: 'refused', code: 'providerUnavailable' }, 'the same press')
  provider.away(false)
  t.match(await stateOf(one.cartId), {
    cart: 'open',
    orders: ['cancelled'],
    claims: ['released 1 800-1'],
    submissions: ['failed'],
  })
  t.match(await submit(one), { kind: 'next' })
  t.same((await stateOf(one.cartId)).orders, ['cancelled', 'awaiting_payment'])
})

t.test('a provider that refuses a payment at its beginning leaves an open cart as well', async (t) => {
  const one = await buyer({ '800-1': 1 })
  provider.refuse(true)
  t.match(await submit(one), { kind: 'refused', code: 'providerUnavailable' })
  provider.refuse(false)
  t.match(await stateOf(one.cartId), { cart: 'open', orders: ['cancelled'], claims: ['released 1 800-1'] })
})

t.test('a provider that leads to a host of others is not followed', async (t) => {
  const one = await buyer({ '800-1': 1 })
  provider.leadAstray(true)
  t.match(await submit(one), { kind: 'refused', code: 'providerUnavailable', why: /https:\/\/elsewhere\.test/ })
  provider.leadAstray(false)
  t.match(await stateOf(one.cartId), { cart: 'open', orders: ['cancelled'], claims: ['released 1 800-1'] })
  t.match(await submit(one), { kind: 'next', next: { url: /^https:\/\/provider\.test\// } })
})

t.test('an authorised payment is captured by a command, once, or when the goods are sent', async (t) => {
  const one = await waiting()
  provider.pay(one.payment, 'authorised')
  await notify(one.payment, 'authorised')
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['authorised'], commands: ['capture open'] })
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from payment_commands where payment_id = ${one.payment.id}`,
  )
  for (let turn = 0; turn < 2; turn++) await payments.command(rows[0]?.id ?? '', 1)
  t.match(await shop.paymentOf(one.cartId), { state: 'captured', captured: one.payment.amount })
  t.equal(provider.books.get(one.payment.id)?.captured, one.payment.amount)
  const refused = await waiting()
  provider.pay(refused.payment, 'authorised')
  await notify(refused.payment, 'authorised')
  provider.refuse(true)
  await shop.sendCommands()
  provider.refuse(false)
  t.match(
    await stateOf(refused.cartId),
    { payments: ['authorised'], commands: ['capture failed'] },
    'for a person to see',
  )
  const later = await waiting({ '800-1': 1 }, 'FAKE_LATER')
  provider.pay(later.payment, 'authorised')
  await notify(later.payment, 'authorised')
  t.match(await stateOf(later.cartId), { payments: ['authorised'], commands: [] })
})

for (const outcome of ['declined', 'voided'] as const)
  t.test(`a promise of money that is taken back is told, and is no money: ${outcome}`, async (t) => {
    const one = await waiting({ '800-1': 1 }, 'FAKE_LATER')
    provider.pay(one.payment, 'authorised')
    await notify(one.payment, 'authorised')
    const { withdrawn } = await payments.alarms()
    await notify(one.payment, outcome)
    t.match(await stateOf(one.cartId), { orders: ['placed'], mails: ['order.received', 'order.withdrawn'] })
    t.equal((await payments.alarms()).withdrawn, withdrawn + 1)
  })

t.test('a void that ends nothing is followed by a question after the method’s time', async (t) => {
  const one = await waiting({ '805-1': 2 })
  provider.keepOpen(true)
  await shop.orders.abort(one.identity, shop.audience, one.cartId, null)
  const { rows: voids } = await db.execute<{ id: string }>(
    sql`select id from payment_commands where payment_id = ${one.payment.id}`,
  )
  await payments.command(voids[0]?.id ?? '', 1)
  provider.keepOpen(false)
  t.match(await stateOf(one.cartId), { payments: ['cancelled'], commands: ['void done', 'inquire open'] })
  const { rows } = await db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from j.run_at - now()) / 60)::int as minutes
    from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where p.payload ->> 'id' = (select id::text from payment_commands
      where payment_id = ${one.payment.id} and kind = 'inquire')`)
  t.same(rows, [{ minutes: 30 }])
  await edit(one)
  provider.pay(one.payment, 'captured')
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { orders: ['cancelled'], payments: ['refunded'] }, 'what was paid goes back')
})

t.test('a buyer waiting for the provider’s answer gets a mail about a refusal', async (t) => {
  const one = await waiting()
  await comeBack(one, 'pending')
  await notify(one.payment, 'declined')
  t.match(await stateOf(one.cartId), { cart: 'open', payments: ['declined'], mails: ['order.declined'] })
})
