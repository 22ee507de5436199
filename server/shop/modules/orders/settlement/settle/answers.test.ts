import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { PaymentFact } from '#engine/modules/checkout/payments/payment-method.ts'
import { commandAttempts } from '#engine/modules/checkout/payments/payment-records.service.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import { messageOf } from '#engine/modules/orders/orders/testing/fake-provider.ts'
import { openOrdering } from '#engine/modules/orders/orders/testing/open-ordering.ts'
import { orderShop } from '#engine/modules/orders/orders/testing/order-shop.ts'
import { filledDatabase } from '#engine/testing/engine.ts'

const url = await filledDatabase(t, orderShop)
const shop = await openOrdering(t, url)
const { db, buyer, submit, stateOf, payments, provider } = shop
const { refund } = provider.adapter

/** An order of 19.99 euro and its shipping that is paid. */
const paid = async (outcome: 'authorised' | 'captured' = 'captured') => {
  const one = await buyer({ '800-1': 1 })
  await submit(one)
  const { merchantRef, id } = await shop.paymentOf(one.cartId)
  provider.pay(await shop.paymentOf(one.cartId), outcome)
  await payments.notify('fake', messageOf('notify', merchantRef, outcome))
  return { ...one, merchantRef, id }
}

const command = async (paymentId: string, amount: number, reason = 'test'): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into payment_commands (payment_id, kind, amount, reason) values (${paymentId}, 'refund', ${amount}, ${reason})
    returning id`)
  return rows[0]?.id ?? ''
}

/** The provider's message about all that has gone back; each one is another event. */
const notified = (merchantRef: string, sum: number) =>
  payments.notify('fake', messageOf('notify', merchantRef, 'refunded', { amount: String(sum), id: randomUUID() }))

const transfer = (payment: PaymentRow, outcome: 'captured' | 'refunded', amount: number): PaymentFact => ({
  outcome,
  amount,
  currency: 'EUR',
  providerRef: null,
  code: null,
  eventId: randomUUID(),
  body: { payment: payment.id },
})

for (const isNotifiedFirst of [true, false])
  t.test(`a part that goes back is booked once, ${isNotifiedFirst ? 'notified' : 'answered'} first`, async (t) => {
    const one = await paid()
    let sum = 0
    for (const amount of [1000, 300]) {
      sum += amount
      provider.adapter.refund = async (payment, requested) => {
        const fact = await refund(payment, requested)
        if (isNotifiedFirst) await notified(one.merchantRef, sum)
        return fact
      }
      await payments.command(await command(one.id, amount), 1)
      if (!isNotifiedFirst) await notified(one.merchantRef, sum)
      provider.adapter.refund = refund
      t.match(await shop.paymentOf(one.cartId), { state: 'refunded', refunded: sum })
    }
    t.equal(provider.books.get(one.id)?.refunded, 1300)
    t.same((await stateOf(one.cartId)).mails, ['order.received', 'order.refunded', 'order.refunded'])
  })

t.test('a refund waits for the capture before it', async (t) => {
  const one = await paid('authorised')
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from payment_commands where payment_id = ${one.id} and kind = 'capture'`)
  const id = await command(one.id, 1000)
  const before = provider.calls.length
  await t.rejects(payments.command(id, 1), /not captured yet/)
  t.same(provider.calls.slice(before), [], 'the provider would refuse it')
  await payments.command(rows[0]?.id ?? '', 1)
  await payments.command(id, 2)
  t.match(await shop.paymentOf(one.cartId), { state: 'refunded', refunded: 1000 })
})

t.test('a command given up is left to a person, and its job is done', async (t) => {
  const one = await paid('authorised')
  const id = await command(one.id, 1000)
  await t.rejects(payments.command(id, commandAttempts - 1), /not captured yet/)
  await payments.command(id, commandAttempts)
  const { rows } = await db.execute(sql`select state, error from payment_commands where id = ${id}`)
  t.match(rows, [{ state: 'failed', error: /not captured yet/ }])
})

/** A return of the order's line whose refund was given up; returns its state later on. */
const failedRefund = async (paymentId: string) => {
  const rma = `R-${paymentId}`
  const { rows } = await db.execute<{ id: string }>(sql`
    with line as (select l.id, p.order_id from order_lines l join payments p on p.order_id = l.order_id where p.id = ${paymentId}),
      sent as (insert into returns (rma, order_id, submission_id, state, regulation, carrier, labels, contact, language)
        select ${rma}, order_id, ${randomUUID()}::uuid, 'received', 'refund', 'own', 1, '{}', 'de-DE' from line returning id),
      piece as (insert into return_lines (return_id, line_id, quantity, reason)
        select sent.id, line.id, 1, 'none' from sent, line returning id, return_id)
    insert into return_refunds (return_id, return_line_id, event_id, quantity, amount)
    select return_id, id, 'e1', 1, 1999 from piece returning id`)
  const id = rows[0]?.id ?? ''
  await db.execute(sql`insert into payment_commands (id, payment_id, kind, amount, reason, state, error)
    values (${id}, ${paymentId}, 'refund', 1999, 'return', 'failed', 'the card is gone')`)
  return async () => (await db.execute(sql`select state from returns where rma = ${rma}`)).rows
}

for (const way of ['at the provider', 'by a command'] as const)
  t.test(`a failed refund of a return that a person pays ${way} is done, and so is the return`, async (t) => {
    const one = await paid()
    const stateOfReturn = await failedRefund(one.id)
    const { failedCommands } = await payments.alarms()
    const pay = async (amount: number) => {
      if (way === 'at the provider') return notified(one.merchantRef, amount)
      await payments.command(await command(one.id, amount, 'operator C7'), 1)
    }
    await pay(1999)
    t.same(await stateOfReturn(), [{ state: 'refunded' }])
    t.equal((await payments.alarms()).failedCommands, failedCommands - 1)
    await payments.command(await command(one.id, 100), 1)
    t.match(await shop.paymentOf(one.cartId), { refunded: 1999 + 100 }, 'a later refund adds to it')
  })

t.test('T4.138 an operator’s other refund ends no return', async (t) => {
  const one = await paid()
  const stateOfReturn = await failedRefund(one.id)
  await payments.command(await command(one.id, 300, 'operator C8'), 1)
  t.match(await shop.paymentOf(one.cartId), { refunded: 300 })
  t.same(await stateOfReturn(), [{ state: 'received' }])
})

t.test('two parts that are answered in any order, and at once, add up', async (t) => {
  const one = await paid()
  const ids = [await command(one.id, 500), await command(one.id, 700), await command(one.id, 100)]
  await Promise.all(ids.map((id) => payments.command(id, 1)))
  for (const id of ids) await payments.command(id, 2)
  t.match(await shop.paymentOf(one.cartId), { refunded: 1300 })
})

t.test('money for an ended order is refunded less what is being refunded already', async (t) => {
  const { failedCommands } = await payments.alarms()
  const one = await buyer({ '805-1': 5 })
  await submit(one)
  await shop.orders.abort(one.identity, shop.audience, one.cartId, null)
  t.match(await submit(await buyer({ '805-1': 3 }, 'INVOICE')), { kind: 'placed' })
  const payment = await shop.paymentOf(one.cartId)
  provider.pay(payment, 'captured')
  await command(payment.id, 1000)
  await payments.notify('fake', messageOf('notify', payment.merchantRef, 'captured'))
  await shop.sendCommands()
  t.match(await shop.paymentOf(one.cartId), { captured: payment.amount, refunded: payment.amount })
  t.match(await stateOf(one.cartId), { payments: ['refunded'] })
  t.equal((await payments.alarms()).failedCommands, failedCommands)
})

t.test('a transfer that comes after the end is for a person to send back, and its sender hears of it', async (t) => {
  const one = await buyer({ '800-1': 1 }, 'PREPAID')
  await submit(one)
  const payment = await shop.paymentOf(one.cartId)
  await payments.expire(payment.id)
  const { lateMoney } = await payments.alarms()
  t.match(await payments.settle(payment.id, transfer(payment, 'captured', payment.amount), 'call'), { outcome: 'late' })
  const { mails, commands, orders } = await stateOf(one.cartId)
  t.same(commands, [], 'no provider has the money')
  t.same(orders, ['expired'])
  t.equal(mails.filter((kind) => kind === 'order.cancelled').length, 2)
  t.equal((await payments.alarms()).lateMoney, lateMoney + 1)
  await payments.settle(payment.id, transfer(payment, 'refunded', payment.amount), 'call')
  t.equal((await payments.alarms()).lateMoney, lateMoney, 'sent back')
})

t.test('an event that changed nothing is judged again when it comes again, one that did is not', async (t) => {
  const one = await buyer({ '800-1': 1 }, 'PREPAID')
  await submit(one)
  const payment = await shop.paymentOf(one.cartId)
  const less = transfer(payment, 'captured', payment.amount - 500)
  t.match(await payments.settle(payment.id, less, 'call'), { outcome: 'refused' }, 'more is due')
  t.match(await payments.settle(payment.id, transfer(payment, 'refunded', 500), 'call'), { state: 'due' })
  t.match(await payments.settle(payment.id, less, 'call'), { outcome: 'applied' })
  t.match(await payments.settle(payment.id, less, 'call'), { outcome: 'repeated' })
  t.match(await shop.paymentOf(one.cartId), { state: 'captured', captured: payment.amount - 500, credited: 500 })
  const { rows } = await db.execute(sql`
    select outcome, applied_at is not null as applied from payment_events where event_id = ${less.eventId}`)
  t.same(rows, [{ outcome: 'captured', applied: true }])
})

t.test('a capture that is answered by a refusal has failed', async (t) => {
  const one = await paid('authorised')
  const { capture } = provider.adapter
  provider.adapter.capture = async (payment) => ({
    ...(await provider.adapter.inquire(payment)),
    outcome: 'declined',
    amount: null,
    code: 'ProcessorDeclined',
  })
  await shop.sendCommands()
  provider.adapter.capture = capture
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['declined'], commands: ['capture failed'] })
})

t.test('a capture that is notified before it is answered is booked once', async (t) => {
  const one = await paid('authorised')
  const { refusedEvents } = await payments.alarms()
  const { capture } = provider.adapter
  provider.adapter.capture = async (payment, command) => {
    const fact = await capture(payment, command)
    await payments.notify('fake', messageOf('notify', one.merchantRef, 'captured'))
    return fact
  }
  await shop.sendCommands()
  provider.adapter.capture = capture
  t.match(await stateOf(one.cartId), { payments: ['captured'], commands: ['capture done'] })
  t.equal((await payments.alarms()).refusedEvents, refusedEvents, 'nothing contradicts')
})
