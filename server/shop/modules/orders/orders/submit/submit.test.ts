import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { filledDatabase } from '#engine/testing/engine.ts'
import { endOfDeadline } from '#lib/local-days.ts'
import { findOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import { openOrdering } from '../testing/open-ordering.ts'
import { orderShop } from '../testing/order-shop.ts'

const url = await filledDatabase(t, orderShop)
const shop = await openOrdering(t, url, { poolSize: 12 })
const { db, buyer, submit, stateOf } = shop

t.test('T4.54 an order on account is placed at once: claims sold, cart submitted, a new cart, one mail', async (t) => {
  const one = await buyer({ '800-1': 2, '801-1': 1 }, 'INVOICE')
  const done = await submit(one)
  t.match(done, { kind: 'placed', orderNumber: /^\d{9}$/ })
  t.match(await stateOf(one.cartId), {
    cart: 'submitted',
    orders: ['placed'],
    payments: ['due'],
    claims: ['sold 2 800-1', 'sold 1 801-1'],
    mails: ['order.received'],
    submissions: ['done'],
  })
  const { newCartId } = done as { newCartId: string }
  t.not(newCartId, one.cartId)
  t.match(await stateOf(newCartId), { cart: 'open', orders: [] })
  t.same(await submit(one), { kind: 'refused', code: 'orderAlreadySubmitted' })
  t.equal(shop.provider.calls.length, 0)
})

/** Jobs that wait for a payment: when it is reminded of, and when it ends. */
const waitingOf = async (paymentId: string) => {
  const { rows } = await db.execute<{ task: string; runAt: string }>(sql`
    select task_identifier as task, j.run_at as "runAt"
    from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where p.payload ->> 'id' = ${paymentId}`)
  const at = (name: string): Date => new Date(rows.find(({ task }) => task === name)?.runAt ?? Number.NaN)
  return {
    endsAt: at('payments.expire'),
    remindedAfterDays: Math.round((at('payments.remind').getTime() - Date.now()) / 86_400_000),
  }
}

const place = { country: 'DE', postCode: '12345' }

t.test('prepayment of a customer is reminded of after seven days and ends after fourteen', async (t) => {
  const one = await buyer({ '800-1': 1 }, 'PREPAID')
  const customerId = randomUUID()
  await db.execute(sql`insert into customers (id, realm, email, salutation, first_name, last_name)
    values (${customerId}, 'consumer', 'kim@shop.test', 'ms', 'Kim', 'Muster')`)
  await db.execute(sql`update carts set customer_id = ${customerId}, visitor_id = null where id = ${one.cartId}`)
  t.match(await submit({ ...one, identity: { ...one.identity, customerId, isGuest: false } }), { kind: 'placed' })
  const payment = await shop.paymentOf(one.cartId)
  t.same(await waitingOf(payment.id), { endsAt: endOfDeadline(place, payment.createdAt, 14), remindedAfterDays: 7 })
})

t.test('T4.66 prepayment asks for its money, reminds once, and is cancelled when none comes', async (t) => {
  const one = await buyer({ '800-1': 3 }, 'PREPAID')
  t.match(await submit(one), { kind: 'placed' })
  const payment = await shop.paymentOf(one.cartId)
  const endsAt = endOfDeadline(place, payment.createdAt, 7)
  t.same(await waitingOf(payment.id), { endsAt, remindedAfterDays: 4 }, 'sooner for a guest')
  t.same(payment.expiresAt, endsAt, 'page and mails name this day')
  for (let turn = 0; turn < 2; turn++) await shop.payments.remind(payment.id)
  t.same((await stateOf(one.cartId)).mails, ['order.paymentDue', 'order.paymentReminder', 'order.received'])
  for (let turn = 0; turn < 2; turn++) await shop.payments.expire(payment.id)
  t.match(await stateOf(one.cartId), {
    cart: 'submitted',
    orders: ['expired'],
    payments: ['expired'],
    claims: ['released 3 800-1'],
    mails: ['order.cancelled', 'order.paymentDue', 'order.paymentReminder', 'order.received'],
  })
  await shop.payments.remind(payment.id)
  t.equal((await stateOf(one.cartId)).mails.length, 4, 'nothing is asked for any more')
})

t.test('money for a prepayment is taken over once, and its end does nothing then', async (t) => {
  const one = await buyer({ '800-1': 1 }, 'PREPAID')
  await submit(one)
  const payment = await shop.paymentOf(one.cartId)
  const fact = {
    outcome: 'captured',
    amount: payment.amount,
    currency: 'EUR',
    providerRef: null,
    code: null,
    eventId: `transfer:${payment.id}`,
    body: {},
  } as const
  t.match(await shop.payments.settle(payment.id, { ...fact, amount: 1, eventId: 'other' }, 'call'), {
    outcome: 'refused',
  })
  for (let turn = 0; turn < 2; turn++) await shop.payments.settle(payment.id, fact, 'call')
  await shop.payments.expire(payment.id)
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['captured'] })
  t.same((await stateOf(one.cartId)).mails, ['order.paid', 'order.paymentDue', 'order.received'])
})

t.test('an order that costs nothing needs no method and is paid', async (t) => {
  const one = await buyer({ '802-1': 1 }, 'FAKE', 'ALL')
  await db.execute(sql`update carts set shipper_code = null where id = ${one.cartId}`)
  const done = await submit(one)
  t.match(done, { kind: 'placed' })
  t.match(await stateOf(one.cartId), { payments: ['captured'], redemptions: 1 })
  t.match(await shop.paymentOf(one.cartId), { amount: 0, captured: 0, method: 'PAYLESS' })
})

t.test('the same submission has one answer, whatever its outcome', async (t) => {
  const one = await buyer({ '800-1': 1 }, 'INVOICE')
  const id = randomUUID()
  const first = await submit(one, id)
  t.same(await submit(one, id), first)
  t.equal((await stateOf(one.cartId)).orders.length, 1)
  const other = await buyer({ '800-1': 1 }, 'INVOICE')
  t.same(await submit(other, id), { kind: 'refused', code: 'cartChanged' }, 'an id of another cart stands for nothing')
  await t.rejects(submit({ ...other, cartId: one.cartId }), { message: 'There is no such cart' })
})

for (const method of ['INVOICE', 'FAKE'])
  t.test(`T4.53 fifty submits of one cart at once make one order: ${method}`, async (t) => {
    for (const isSameId of [true, false]) {
      const before = shop.provider.calls.length
      const one = await buyer({ '800-1': 1, '801-1': 2 }, method)
      const id = randomUUID()
      const answers = await Promise.all(Array.from({ length: 50 }, () => submit(one, isSameId ? id : randomUUID())))
      const { orders, payments, claims } = await stateOf(one.cartId)
      t.equal(orders.length, 1)
      t.equal(payments.length, 1)
      t.equal(claims.length, 2)
      const good = answers.filter(({ kind }) => kind !== 'refused')
      t.equal(good.length, isSameId || method === 'FAKE' ? 50 : 1, 'others are told that it is ordered')
      t.equal(new Set(good.map((answer) => JSON.stringify(answer))).size, 1)
      t.equal(shop.provider.calls.length - before, method === 'FAKE' ? 1 : 0, 'the provider is called once')
    }
  })

t.test('a press that read the payment before another one was answered asks the provider nothing', async (t) => {
  const one = await buyer({ '800-1': 1 }, 'FAKE')
  const first = await submit(one)
  const payment = await shop.paymentOf(one.cartId)
  const order = await findOrder(db, payment.orderId)
  const before = shop.provider.calls.length
  const begun = await shop.begin(order as OrderRow, { ...payment, state: 'created', providerData: {} })
  t.match(begun, { kind: 'next', next: (first as { next: object }).next })
  t.equal(shop.provider.calls.length, before)
})

t.test(
  'T4.52 a price, a voucher or a delivery that changed since the summary: no order, and the next submit passes',
  async (t) => {
    const changes = {
      price: sql`update item_prices set amount = amount + 1 where item_id = '800-1'`,
      voucher: sql`update vouchers set ends_at = now() where code = 'TEN'`,
      delivery: sql`update carts set delivery_country = 'AT'`,
    }
    for (const [name, write] of Object.entries(changes)) {
      const one = await buyer({ '800-1': 2 }, 'INVOICE', name === 'voucher' ? 'TEN' : null)
      const seen = await shop.quote(one)
      await db.execute(name === 'delivery' ? sql`${write} where id = ${one.cartId}` : write)
      t.same(await submit(one, randomUUID(), seen), { kind: 'refused', code: 'cartChanged' }, name)
      t.match(await stateOf(one.cartId), { cart: 'open', orders: [], submissions: [], claims: [], redemptions: 0 })
      t.match(await submit(one, randomUUID(), await shop.quote(one)), { kind: 'placed' }, name)
    }
  },
)

t.test('another press continues the try of the same summary, and ends that of another one', async (t) => {
  const one = await buyer({ '800-1': 2 }, 'FAKE', 'LAST')
  const seen = await shop.quote(one)
  const first = await submit(one, randomUUID(), seen)
  t.match(first, { kind: 'next' })
  t.equal(await shop.quote(one), seen, 'the reserved cart looks as before')
  t.same(await submit(one, randomUUID(), seen), first)

  await db.execute(sql`update carts set delivery_country = 'AT' where id = ${one.cartId}`)
  const second = await submit(one, randomUUID(), await shop.quote(one))
  t.match(second, { kind: 'next' })
  t.not((second as typeof first & { kind: 'next' }).orderNumber, (first as typeof first & { kind: 'next' }).orderNumber)
  t.match(await stateOf(one.cartId), {
    cart: 'reserved',
    orders: ['cancelled', 'awaiting_payment'],
    payments: ['cancelled', 'pending'],
    claims: ['released 2 800-1', 'kept 2 800-1'],
    redemptions: 1,
    commands: ['void open'],
    submissions: ['done', 'done'],
  })

  t.same(await submit(one, randomUUID(), 'of another summary'), { kind: 'refused', code: 'cartChanged' })
  t.match(await stateOf(one.cartId), { cart: 'open', orders: ['cancelled', 'cancelled'], redemptions: 0 })
})

t.test('twenty submits for a voucher and a deal with one left: one order; after a decline both are free', async (t) => {
  for (const what of ['voucher', 'deal'] as const) {
    const buyers = []
    for (let index = 0; index < 20; index++) {
      const one = await buyer({ [what === 'deal' ? '810-1' : '800-1']: 1 }, 'FAKE', what === 'voucher' ? 'LAST' : null)
      buyers.push({ ...one, seen: await shop.quote(one) })
    }
    if (what === 'deal') {
      const [first] = buyers
      // One cart has reserved the last piece, which is what the deal's own race is about.
      await db.execute(sql`insert into lightning_reservations (cart_id, deal_id, item_id, quantity, state, expires_at)
        values (${first?.cartId}, '810-a', '810-1', 1, 'kept', now() + interval '5 minutes')`)
      if (first) first.seen = await shop.quote(first)
    }
    const answers = await Promise.all(buyers.map((one) => submit(one, randomUUID(), one.seen)))
    const index = what === 'deal' ? 0 : answers.findIndex(({ kind }) => kind === 'next')
    const winner = buyers[index] as (typeof buyers)[number]
    t.equal(answers.filter(({ kind }) => kind === 'next').length, what === 'deal' ? 20 : 1)
    t.match(await stateOf(winner.cartId), what === 'deal' ? { sold: 1 } : { redemptions: 1 })
    const payment = await shop.paymentOf(winner.cartId)
    await shop.payments.settle(
      payment.id,
      {
        outcome: 'declined',
        amount: null,
        currency: null,
        providerRef: null,
        code: null,
        eventId: randomUUID(),
        body: {},
      },
      'notify',
    )
    t.match(await stateOf(winner.cartId), { cart: 'open', orders: ['cancelled'], sold: 0, redemptions: 0 })
    const { rows } = await db.execute<{ free: number }>(
      what === 'deal'
        ? sql`select quantity - sold_elsewhere - kept - sold as free from lightning_counts where deal_id = '810-a'`
        : sql`select 1 - redemptions as free from voucher_counts where code = 'LAST'`,
    )
    t.equal(rows[0]?.free, 1, what)
  }
})

t.test('an order adds up, line by line and rate by rate', async (t) => {
  const { rows } = await db.execute<{ wrong: number; count: number }>(sql`
    select count(*)::int as count, count(*) filter (where
      o.goods <> (select sum(l.total - l.reduction) from order_lines l where l.order_id = o.id)
      or o.total <> o.goods + o.shipping
      or o.total <> (select sum(x.net + x.tax) from order_taxes x where x.order_id = o.id)
      or o.tax <> (select sum(x.tax) from order_taxes x where x.order_id = o.id)
      or o.shipping <> (select sum(x.shipping) from order_taxes x where x.order_id = o.id))::int as wrong
    from orders o where o.total > 0`)
  t.ok((rows[0]?.count ?? 0) > 10)
  t.equal(rows[0]?.wrong, 0)
})

t.test('twenty buyers for five pieces: five orders, whatever they pay by', async (t) => {
  const buyers = []
  for (let index = 0; index < 20; index++) {
    const one = await buyer({ '805-1': 1, '800-1': 1 }, index % 2 === 0 ? 'INVOICE' : 'FAKE')
    buyers.push({ ...one, seen: await shop.quote(one) })
  }
  const answers = await Promise.all(buyers.map((one) => submit(one, randomUUID(), one.seen)))
  t.equal(answers.filter(({ kind }) => kind !== 'refused').length, 5)
  const { rows } = await db.execute<{ claimed: number; sum: number }>(sql`
    select claimed, (select sum(quantity) from stock_claims where item_id = '805-1' and state <> 'released')::int as sum
    from stock_counts where item_id = '805-1'`)
  t.same(rows, [{ claimed: 5, sum: 5 }])
  const losers = buyers.filter((_one, index) => answers[index]?.kind === 'refused')
  const loser = losers[0] as (typeof losers)[number]
  t.match(await stateOf(loser.cartId), { cart: 'open', orders: [], claims: [] }, 'of a refused order nothing is stored')
})
