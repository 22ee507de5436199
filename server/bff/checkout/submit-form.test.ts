import type { FastifyRequest } from 'fastify'
import t from 'tap'
import { Checkout, SelectPayment, SubmitPrime } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { submitForm, submitPrimeForm } from './submit-form.ts'

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

t.test('a resent order counts as a new submission only if the engine stores another payment', async (t) => {
  type Kept = { selectedMethodId: string; buyerReference: string | null }
  const leadOf = (stored: Kept, typed: { paymentId: string; buyerReference: string }, saved: Kept) => {
    const run = (async (operation: unknown) => {
      if (operation === Checkout) return { data: { getCheckout: { paymentStep: stored } } }
      if (operation === SelectPayment)
        return { data: { setSelectedPayment: { successful: true, checkout: { paymentStep: saved } } } }
      return { data: { submitCart: { successful: true, orderId: '123456789' }, getTranslationsByPrefix: [] } }
    }) as unknown as EdgeRun
    const values = { paymentId: typed.paymentId, 'payment.buyerReference': typed.buyerReference }
    return submitForm(run, values, { visitor: {} } as unknown as FastifyRequest)
  }
  const ordered = { way: '/checkout/confirmation?orderId=123456789' }
  const electronic = { selectedMethodId: 'X_RECHNUNG', buyerReference: '04011000-1234A-13' }
  const small = { paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234a-13' }
  t.same(await leadOf(electronic, small, electronic), ordered, 'a reference that is kept in capitals')
  const onAccount = { selectedMethodId: 'RECHNUNG_V', buyerReference: null }
  const needless = { paymentId: 'RECHNUNG_V', buyerReference: '04011000-1234A-13' }
  t.same(await leadOf(onAccount, needless, onAccount), ordered, 'a reference that the method does not need')
  t.match(await leadOf(onAccount, small, electronic), { way: '/checkout/summary', told: { isDone: false } })
})

t.test('another way to pay for prime, chosen after an answer that got lost, is another submission', async (t) => {
  const sent: string[] = []
  const run = (async (operation: unknown, { data }: { data: { submissionId: string } }) => {
    if (operation === SubmitPrime) sent.push(data.submissionId)
    return { data: { submitPrimeSubscription: { successful: true, orderId: '123456789' } } }
  }) as unknown as EdgeRun
  const page = { quoteHash: 'q', submissionId: '0190a6c0-0000-7000-8000-000000000001' }
  for (const paymentId of ['RECHNUNG', 'RECHNUNG', 'PAYPAL'])
    await submitPrimeForm(run, { ...page, paymentId }, { visitor: {} } as unknown as FastifyRequest)
  const [first, again, other] = sent
  t.equal(first, again, 'the same press twice is one order')
  t.not(first, other)
})
