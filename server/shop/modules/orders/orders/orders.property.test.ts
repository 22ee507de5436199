import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { filledDatabase } from '#engine/testing/engine.ts'
import { randomOf } from '../../checkout/cart/testing/random.ts'
import type { PaymentOutcome } from '../../checkout/payments/payment-method.ts'
import type { PaymentRow } from '../../checkout/payments/payments.tables.ts'
import { crashAfter } from './testing/crash.ts'
import { createFakeProvider, messageOf } from './testing/fake-provider.ts'
import { type Buyer, openOrdering, startOrdering } from './testing/open-ordering.ts'
import { orderShop } from './testing/order-shop.ts'

const url = await filledDatabase(t, orderShop)
const provider = createFakeProvider()
let shop = await openOrdering(t, url, { provider })
const { db } = shop
const steps = 120

/** How often payments ended in each state, over all sequences. */
const ends = new Map<string, number>()

const paymentsOf = async (cartIds: readonly string[]): Promise<PaymentRow[]> => {
  const { rows } = await db.execute<PaymentRow>(sql`
    select p.id, p.amount, p.currency, p.state, p.captured, p.refunded, p.merchant_ref as "merchantRef"
    from payments p join orders o on o.id = p.order_id where o.cart_id = any(${sql.param(cartIds)}::uuid[])
    order by o.number, p.attempt`)
  return rows
}

/** What an order and its payment must be once everything has been heard. */
const violations = async (cartIds: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  const { rows } = await db.execute<{
    cart: string
    live: number
    placed: number
    received: number
    claims: number
    redeemed: number
  }>(sql`
    select c.state as cart,
      count(o.id) filter (where o.state not in ('cancelled', 'expired'))::int as live,
      count(o.id) filter (where o.state = 'placed')::int as placed,
      (select count(*) from mails m where m.kind = 'order.received' and m.values ->> 'orderId' in (
        select id::text from orders where cart_id = c.id and state = 'placed'))::int as received,
      (select count(*) from stock_claims s join orders w on w.id = s.order_id where w.cart_id = c.id
        and s.state <> case when w.state = 'placed' then 'sold' else 'released' end)::int as claims,
      (select count(*) from voucher_redemptions where cart_id = c.id)::int as redeemed
    from carts c left join orders o on o.cart_id = c.id
    where c.id = any(${sql.param(cartIds)}::uuid[]) group by c.id`)
  for (const { cart, live, placed, received, claims, redeemed } of rows) {
    if (live > 1 || live !== placed) found.push(`${live} live orders, ${placed} placed`)
    if ((cart === 'submitted') !== (placed === 1) || cart === 'reserved')
      found.push(`a cart is ${cart}, ${placed} placed`)
    if (received !== placed) found.push(`${received} mails of ${placed} orders`)
    if (claims > 0) found.push(`${claims} claims that are wrong`)
    if (redeemed > placed) found.push('a voucher is lost')
  }
  for (const payment of await paymentsOf(cartIds)) {
    const { captured, refunded } = provider.books.get(payment.id) ?? { captured: 0, refunded: 0 }
    if (captured !== payment.captured || refunded !== payment.refunded)
      found.push(`the provider has ${captured} - ${refunded}, the shop ${payment.captured} - ${payment.refunded}`)
    const { rows: orders } = await db.execute<{ state: string }>(
      sql`select o.state from orders o join payments p on p.order_id = o.id where p.id = ${payment.id}`,
    )
    const isPlaced = orders[0]?.state === 'placed'
    if (isPlaced && payment.state !== 'due' && captured - refunded !== payment.amount)
      found.push('a placed order is not paid')
    if (!isPlaced && captured !== refunded) found.push(`${captured - refunded} belong to no order`)
  }
  const { rows: counts } = await db.execute(sql`
    select item_id from stock_counts c where claimed <> (
      select coalesce(sum(quantity), 0) from stock_claims s where s.item_id = c.item_id and s.state <> 'released')`)
  if (counts.length > 0) found.push('claims are counted wrongly')
  return found
}

const given = process.env.TEST_SEED
for (const seed of given ? [Number(given)] : [1, 2, 3, 4])
  t.test(`T4.64 every captured cent belongs to a placed order or a refund, seed ${seed}`, async (t) => {
    const random = randomOf(seed)
    const newBuyer = (): Promise<Buyer> =>
      shop.buyer(
        { '800-1': 1 + random.below(3), '806-1': 1 },
        random.chance(80) ? 'FAKE' : 'INVOICE',
        random.chance(50) ? 'TEN' : null,
      )
    const buyers: Buyer[] = []
    for (let index = 0; index < 4; index++) buyers.push(await newBuyer())
    const cartIds = buyers.map(({ cartId }) => cartId)
    const ids = new Map<string, string>()
    const anyPayment = async (): Promise<PaymentRow | null> => {
      const rows = await paymentsOf(cartIds)
      return rows.length > 0 ? random.pick(rows) : null
    }
    const report = async (payment: PaymentRow, outcome: PaymentOutcome) =>
      shop.payments.notify('fake', messageOf('notify', payment.merchantRef, outcome))
    const truth = async (payment: PaymentRow): Promise<void> => {
      const state = provider.books.get(payment.id)?.state
      if (state && state !== 'missing' && state !== 'refunded') await report(payment, state)
    }

    const actions: Record<string, () => Promise<unknown>> = {
      submit: async () => {
        const index = random.below(buyers.length)
        const one = buyers[index] as Buyer
        const id = random.chance(60) ? ids.get(one.cartId) : undefined
        ids.set(one.cartId, id ?? randomUUID())
        await shop.submit(one, ids.get(one.cartId))
        const { cart } = await shop.stateOf(one.cartId)
        if (cart !== 'submitted') return
        const next = await newBuyer()
        buyers[index] = next
        cartIds.push(next.cartId)
      },
      pay: async () => {
        const payment = await anyPayment()
        const outcome = random.pick(['captured', 'captured', 'authorised', 'declined', 'cancelled'] as const)
        if (payment) provider.pay({ ...payment } as PaymentRow, outcome)
      },
      notify: async () => {
        const payment = await anyPayment()
        if (payment) await truth(payment)
      },
      expire: async () => {
        const payment = await anyPayment()
        if (payment && payment.state !== 'due') await shop.payments.expire(payment.id)
      },
      abort: async () => {
        const one = random.pick(buyers)
        await shop.orders.abort(one.identity, shop.audience, one.cartId, null)
      },
      edit: async () => {
        const one = random.pick(buyers)
        const { cart } = await shop.stateOf(one.cartId)
        if (cart === 'submitted') return
        await db.transaction(async (trx) => {
          await shop.carts.touch(trx, one.identity, shop.audience, one.cartId)
          await trx.execute(
            sql`update cart_positions set quantity = ${1 + random.below(4)} where cart_id = ${one.cartId} and item_id = '800-1'`,
          )
        })
      },
      commands: () => shop.sendCommands(),
    }
    const weights = 'submit submit submit submit pay pay pay notify notify expire abort edit edit commands'.split(' ')
    for (let step = 0; step < steps; step++) {
      const name = random.pick(weights)
      const work = actions[name] as () => Promise<unknown>
      provider.away(random.chance(10))
      if (random.chance(20)) {
        if (await crashAfter(random.below(30), () => work().catch(() => undefined)))
          shop = await startOrdering(url, shop)
      } else await work().catch((error: unknown) => t.comment(`${step} ${name}: ${error}`))
    }
    provider.away(false)
    // Everything is heard in the end: each provider repeats its message, and each payment's time runs out.
    for (let turn = 0; turn < 3; turn++) {
      for (const payment of await paymentsOf(cartIds)) {
        await truth(payment)
        if (payment.state !== 'due') await shop.payments.expire(payment.id)
      }
      await shop.sendCommands()
    }
    t.same(await violations(cartIds), [], `seed ${seed}`)
    for (const { state } of await paymentsOf(cartIds)) ends.set(state, (ends.get(state) ?? 0) + 1)
  })

t.test('the sequences have led to money kept and money given back', async (t) => {
  t.comment(JSON.stringify(Object.fromEntries(ends)))
  for (const state of ['captured', 'refunded', 'declined', 'cancelled', 'expired']) t.ok(ends.get(state), state)
})
