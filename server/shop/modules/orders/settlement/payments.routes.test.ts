import fastify from 'fastify'
import t from 'tap'
import { change, migratedDatabase, startEngine } from '#engine/testing/engine.ts'
import { paymentEvents } from '../../checkout/payments/payments.tables.ts'
import type { NotifyOutcome } from './messages.ts'
import { paymentRoutes } from './payments.routes.ts'

t.test('a notification has a status by its outcome, and none that counts as an outage of the engine', async (t) => {
  let outcome: NotifyOutcome = 'settled'
  const app = fastify()
  await app.register(paymentRoutes, { requireToken: async () => undefined, payments: { notify: async () => outcome } })
  const notified = async (next: NotifyOutcome): Promise<number> => {
    outcome = next
    return (await app.inject({ method: 'POST', url: '/payments/notify/paypal', payload: '{}' })).statusCode
  }
  t.equal(await notified('settled'), 200)
  t.equal(await notified('later'), 425)
  t.equal(await notified('forged'), 400)
  t.equal(await notified('noProvider'), 404)
  await app.close()
})

t.test('T9.32 an invalid notification is refused, and little of it is stored', async (t) => {
  const url = await migratedDatabase(t)
  const { app, token } = await startEngine(t, url, {
    COMPUTOP_MERCHANT_ID: 'shop',
    COMPUTOP_CIPHER_KEY: '0123456789abcdef',
    COMPUTOP_HMAC_KEY: 'key',
  })
  const notify = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/payments/notify/computop',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  t.match((await notify('Len=5&a%00b=1')).json(), { outcome: 'forged' }, 'NUL, which PostgreSQL does not store')
  const many = Array.from({ length: 5000 }, (_none, index) => `${'x'.repeat(100)}${index}=`).join('&')
  t.match((await notify(many)).json(), { outcome: 'forged' })
  await change(url, async (trx) => {
    const [first, second] = await trx.select().from(paymentEvents).orderBy(paymentEvents.receivedAt)
    t.match(first, { outcome: 'refused', body: { fields: ['Len', 'a b'] } })
    t.ok(JSON.stringify(second?.body).length < 1500)
  })
  const answers = await Promise.all(Array.from({ length: 130 }, (_none, number) => notify(`Len=5&Data=${number}`)))
  t.ok(
    answers.every(({ statusCode }) => statusCode === 400),
    'refused all the same',
  )
  await change(url, async (trx) => {
    t.equal(await trx.$count(paymentEvents), 100, 'of a day')
  })
  const { body: metrics } = await app.inject('/metrics')
  t.match(metrics, 'shop_payment_notifications_total{provider="computop",outcome="forged"} 132')
})
