import type { FastifyRequest } from 'fastify'
import t from 'tap'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { submitForm } from './submit-form.ts'

t.test('an order that its provider did not take leads to the payment step when its method was taken off', async (t) => {
  const leadOf = (paymentStep: { isAvailable: boolean; validated: boolean }) => {
    const submitCart = {
      successful: false,
      errorCode: 'providerUnavailable',
      errorMessage: 'Versuche es noch einmal.',
      checkout: { paymentStep },
    }
    const run = (async () => ({ data: { submitCart } })) as unknown as EdgeRun
    return submitForm(run, {}, { visitor: {} } as unknown as FastifyRequest)
  }
  t.same(await leadOf({ isAvailable: true, validated: false }), {
    way: '/checkout/payment?errorCode=providerUnavailable',
  })
  t.match(await leadOf({ isAvailable: true, validated: true }), {
    way: '/checkout/summary',
    told: { message: 'Versuche es noch einmal.' },
  })
})
