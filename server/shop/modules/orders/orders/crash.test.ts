import { randomUUID } from 'node:crypto'
import t from 'tap'
import { filledDatabase } from '#engine/testing/engine.ts'
import { crashAfter } from './testing/crash.ts'
import { createFakeProvider, messageOf } from './testing/fake-provider.ts'
import { openOrdering } from './testing/open-ordering.ts'
import { orderShop } from './testing/order-shop.ts'

const url = await filledDatabase(t, orderShop)
const provider = createFakeProvider()
/** The engine that dies, and the one that goes on. */
const first = await openOrdering(t, url, { provider })
const second = await openOrdering(t, url, { provider })
const limit = 100

/** Buys a deal's worth of everything that an order takes. */
const buyerOf = async (method: string) => {
  const one = await first.buyer({ '800-1': 2, '803-1': 1 }, method, 'TEN')
  second.methodOf.set(one.cartId, method)
  return one
}

for (const method of ['INVOICE', 'FAKE'])
  t.test(
    `an engine that is killed at any statement of a submit: sent again there is one order, ${method}`,
    async (t) => {
      let points = 0
      for (let after = 0, hasDied = true; hasDied; after++) {
        if (after === limit) throw new Error('A submit has no end')
        const one = await buyerOf(method)
        const id = randomUUID()
        hasDied = await crashAfter(after, () => first.submit(one, id))
        points += hasDied ? 1 : 0
        const answer = await second.submit(one, id)
        t.equal(answer.kind, method === 'FAKE' ? 'next' : 'placed', `killed after ${after}`)
        t.match(await second.stateOf(one.cartId), {
          cart: method === 'FAKE' ? 'reserved' : 'submitted',
          orders: [method === 'FAKE' ? 'awaiting_payment' : 'placed'],
          payments: [method === 'FAKE' ? 'pending' : 'due'],
          redemptions: 1,
          submissions: ['done'],
        })
      }
      t.comment(`${points} points`)
      t.ok(points > 20, `${points} statements`)
    },
  )

t.test(
  'T4.65 an engine that is killed at any statement of a submit, and nobody sends it again: its time runs out',
  async (t) => {
    for (let after = 0, hasDied = true; hasDied; after++) {
      const one = await buyerOf('FAKE')
      hasDied = await crashAfter(after, () => first.submit(one))
      const { orders } = await second.stateOf(one.cartId)
      if (orders.length > 0) await second.payments.expire((await second.paymentOf(one.cartId)).id)
      const { cart, redemptions, claims } = await second.stateOf(one.cartId)
      t.equal(cart, 'open', `killed after ${after}`)
      t.equal(redemptions, 0)
      t.notOk(claims.some((claim) => !claim.startsWith('released')))
    }
  },
)

for (const outcome of ['captured', 'authorised', 'declined'] as const)
  t.test(
    `an engine that is killed at any statement of settling: repeated it ends as if it had lived, ${outcome}`,
    async (t) => {
      const ends = new Set<string>()
      let points = 0
      for (let after = 0, hasDied = true; hasDied; after++) {
        const one = await buyerOf('FAKE')
        await first.submit(one)
        const payment = await second.paymentOf(one.cartId)
        provider.pay(payment, outcome)
        const message = messageOf('notify', payment.merchantRef, outcome)
        hasDied = await crashAfter(after, () => first.payments.notify('fake', message))
        points += hasDied ? 1 : 0
        t.equal(await second.payments.notify('fake', message), 'settled', `killed after ${after}`)
        await second.sendCommands()
        ends.add(JSON.stringify(await second.stateOf(one.cartId)))
      }
      t.equal(ends.size, 1)
      t.match(JSON.parse([...ends][0] ?? '{}'), {
        cart: outcome === 'declined' ? 'open' : 'submitted',
        payments: [outcome === 'declined' ? 'declined' : 'captured'],
        mails: outcome === 'declined' ? [] : ['order.received'],
      })
      t.ok(points > 10, `${points} statements`)
    },
  )

t.test(
  'an engine that is killed at any statement of a command: repeated it has one effect at the provider',
  async (t) => {
    for (let after = 0, hasDied = true; hasDied; after++) {
      const one = await buyerOf('FAKE')
      await first.submit(one)
      const payment = await second.paymentOf(one.cartId)
      provider.pay(payment, 'captured')
      await first.orders.abort(one.identity, first.audience, one.cartId, null)
      await first.db.execute(`update cart_positions set quantity = 1 where cart_id = '${one.cartId}'`)
      await first.payments.notify('fake', messageOf('notify', payment.merchantRef, 'captured'))
      hasDied = await crashAfter(after, () => first.sendCommands())
      await second.sendCommands()
      t.match(
        await second.paymentOf(one.cartId),
        { state: 'refunded', refunded: payment.amount },
        `killed after ${after}`,
      )
      t.match(provider.books.get(payment.id), { captured: payment.amount, refunded: payment.amount })
    }
  },
)
