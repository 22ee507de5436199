import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import type { CheckoutFragment } from '../../../generated/operations.ts'
import { client } from '../../../lib/apollo/client.ts'
import { receiveEvents } from '../../../lib/tracking/track.ts'
import { submitOrder } from './submit-order.ts'

/** What the summary shows, as far as a submission reads it. */
const shown = {
  cart: { id: 'cart-1', positions: [], basketValues: { total: { amount: 1000 } } },
  quoteHash: 'as-shown',
  paymentStep: { selectedMethodId: 'CREDIT_CARD', buyerReference: null, paymentMethods: [] },
} as unknown as CheckoutFragment

t.test('an order that is refused says why, and is tracked as a payment error', async (t) => {
  const { link } = client
  t.teardown(() => client.setLink(link))
  const refusal = {
    successful: false,
    errorCode: 'providerUnavailable',
    errorMessage: 'Bitte zahle anders.',
    checkout: null,
  }
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { submitCart: refusal } })
          observer.complete()
        }),
    ),
  )
  const events: { name: string; data: object }[] = []
  receiveEvents((event) => events.push(event))
  const { outcome, isChanged } = await submitOrder(shown, {})
  t.match(outcome, { kind: 'refused', message: 'Bitte zahle anders.' })
  t.equal(isChanged, false)
  t.match(events, [{ name: 'payment_error', data: { error_code: 'providerUnavailable' } }])
})
