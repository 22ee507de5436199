import { sql } from 'drizzle-orm'
import t from 'tap'
import { createPaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import { messageOf } from '#engine/modules/orders/orders/testing/fake-provider.ts'
import { openOrdering } from '#engine/modules/orders/orders/testing/open-ordering.ts'
import { orderShop } from '#engine/modules/orders/orders/testing/order-shop.ts'
import { filledDatabase } from '#engine/testing/engine.ts'
import { createPaymentOperators } from '../operators/operators.service.ts'

const url = await filledDatabase(t, orderShop)
const shop = await openOrdering(t, url)
const { db, buyer, submit, stateOf, payments, provider } = shop
const operators = createPaymentOperators({ db, records: createPaymentRecords() })

const waiting = async () => {
  const one = await buyer({ '800-1': 1 })
  await submit(one)
  return { ...one, payment: await shop.paymentOf(one.cartId) }
}

type Waiting = Awaited<ReturnType<typeof waiting>>

const notify = (
  { payment }: Waiting,
  amount: number,
  outcome: 'captured' | 'authorised' = 'captured',
  currency = 'EUR',
) => payments.notify('fake', messageOf('notify', payment.merchantRef, outcome, { amount: String(amount), currency }))

for (const difference of [100, -100])
  t.test(
    `T4.69 a payment of ${difference} cents more than was asked for ends its try, and goes back as a whole`,
    async (t) => {
      const one = await waiting()
      const amount = one.payment.amount + difference
      provider.pay(one.payment, 'captured', { amount })
      for (let turn = 0; turn < 2; turn++) t.equal(await notify(one, amount), 'settled')
      t.match(await stateOf(one.cartId), { cart: 'reserved', payments: ['pending'], commands: ['inquire open'] })
      await shop.sendCommands()
      t.match(await stateOf(one.cartId), {
        cart: 'open',
        orders: ['cancelled'],
        payments: ['refunded'],
        claims: ['released 1 800-1'],
        commands: ['inquire done', 'refund done'],
        mails: ['order.cancelled', 'order.refunded'],
      })
      t.match(await shop.paymentOf(one.cartId), { authorised: amount, captured: amount, refunded: amount })
      t.match(provider.books.get(one.payment.id), { captured: amount, refunded: amount })
      await notify(one, amount)
      await shop.sendCommands()
      t.match(provider.books.get(one.payment.id), { refunded: amount }, 'once')
      t.match(await submit(one), { kind: 'next' }, 'the cart can be ordered again')
    },
  )

t.test('a promise of another sum is dropped at the provider', async (t) => {
  const one = await waiting()
  provider.pay(one.payment, 'authorised', { amount: 1 })
  await payments.expire(one.payment.id)
  t.match(await stateOf(one.cartId), { cart: 'open', orders: ['cancelled'], payments: ['cancelled'] })
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { commands: ['void done'], mails: ['order.cancelled'] })
  t.equal(provider.books.get(one.payment.id)?.state, 'voided')
})

t.test('a void that finds another sum captured is followed by a refund', async (t) => {
  const one = await waiting()
  const amount = one.payment.amount * 2
  provider.pay(one.payment, 'captured', { amount })
  await shop.orders.abort(one.identity, shop.audience, one.cartId, null)
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { cart: 'open', payments: ['refunded'], commands: ['void done', 'refund done'] })
  t.match(provider.books.get(one.payment.id), { captured: amount, refunded: amount })
})

t.test('a message of another sum that the provider does not confirm moves no money', async (t) => {
  const one = await waiting()
  await notify(one, 1)
  await shop.sendCommands()
  t.match(await stateOf(one.cartId), { cart: 'reserved', payments: ['pending'], commands: ['inquire done'] })
  provider.pay(one.payment, 'captured')
  await notify(one, one.payment.amount)
  t.match(await stateOf(one.cartId), { orders: ['placed'], payments: ['captured'] })
})

t.test('money of another currency, or beyond a paid order, is a command for a person to look at', async (t) => {
  const [foreign, paid] = [await waiting(), await waiting()]
  provider.pay(foreign.payment, 'captured', { currency: 'CHF' })
  await notify(foreign, foreign.payment.amount, 'captured', 'CHF')
  const { amount } = paid.payment
  provider.pay(paid.payment, 'captured')
  await notify(paid, amount)
  const { failedCommands } = await payments.alarms()
  Object.assign(provider.books.get(paid.payment.id) ?? {}, { captured: amount + 100 })
  await notify(paid, amount + 100)
  await shop.sendCommands()
  t.match(await stateOf(foreign.cartId), { orders: ['awaiting_payment'], commands: ['inquire failed'] })
  t.match(await stateOf(paid.cartId), { orders: ['placed'], payments: ['captured'], commands: ['inquire failed'] })
  t.equal((await payments.alarms()).failedCommands, failedCommands + 2)
  const problems = (await operators.issues()).map(({ problem }) => problem)
  t.match(problems, [/the provider has \d+ CHF, captured/, /the provider has \d+ EUR, captured/])

  await payments.expire(foreign.payment.id)
  t.match(await stateOf(foreign.cartId), { cart: 'open', orders: ['expired'] }, 'it is no money for the order')
  // A person has given it back on the provider's pages.
  Object.assign(provider.books.get(foreign.payment.id) ?? {}, { state: 'voided', captured: 0 })
  Object.assign(provider.books.get(paid.payment.id) ?? {}, { captured: amount })
  const { rows } = await db.execute<{ id: string }>(sql`select id from payment_commands where state = 'failed'`)
  for (const { id } of rows) await operators.retry(id)
  await shop.sendCommands()
  t.equal((await payments.alarms()).failedCommands, failedCommands)
})
