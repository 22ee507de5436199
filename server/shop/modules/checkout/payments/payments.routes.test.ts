import fastify from 'fastify'
import t from 'tap'
import type { NotifyOutcome } from './messages/messages.ts'
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
