import { ApolloLink, Observable } from '@apollo/client'
import t, { type Test } from 'tap'
import type { CheckoutFragment } from '#web/generated/operations.ts'
import { client } from '#web/lib/apollo/client.ts'
import { receiveEvents } from '#web/lib/tracking/track.ts'
import { submitOrder } from './submit-order.ts'

/** What the summary shows, as far as a submission reads it. */
const shown = {
  cart: { id: 'cart-1', positions: [], basketValues: { total: { amount: 1000 } } },
  quoteHash: 'as-shown',
  paymentStep: { selectedMethodId: 'CREDIT_CARD', buyerReference: null, paymentMethods: [] },
} as unknown as CheckoutFragment

/** Orders, and is refused by the provider. */
async function submitRefused(t: Test, checkout: object | null) {
  const { link } = client
  t.teardown(() => client.setLink(link))
  const refusal = {
    successful: false,
    errorCode: 'providerUnavailable',
    errorMessage: 'Bitte zahle anders.',
    checkout,
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
  return { ...(await submitOrder(shown, {})), events }
}

t.test('T8.24 a refused order shows its reason and is tracked as a payment error', async (t) => {
  const { outcome, isChanged, events } = await submitRefused(t, null)
  t.match(outcome, { kind: 'refused', message: 'Bitte zahle anders.' })
  t.equal(isChanged, false)
  t.match(events, [{ name: 'payment_error', data: { error_code: 'providerUnavailable' } }])
})

t.test('an order whose method its refusal has taken off leads to the payment step, which tracks it', async (t) => {
  const led: string[] = []
  // Without a connection every address is a new document.
  t.intercept(globalThis, 'navigator', { value: { onLine: false } })
  t.intercept(globalThis, 'location', {
    value: { origin: 'https://shop.test', assign: (href: string) => led.push(href) },
  })
  const { events } = await submitRefused(t, { paymentStep: { isAvailable: true, validated: false } })
  t.same(led, ['/checkout/payment?errorCode=providerUnavailable'])
  t.same(events, [])
})

t.test('changes beside the choice of a method are shown before the order is sent', async (t) => {
  const { link } = client
  t.teardown(() => client.setLink(link))
  const billingAddress = { firstName: 'Petra', lastName: 'Vogel', street: 'Parkweg 1', city: 'Berlin', phone: null }
  const shippingStep = { deliveryType: 'sameAsBilling', billingAddress, account: { email: 'vogel@schule.example' } }
  const summary = { ...shown, shippingStep } as unknown as CheckoutFragment
  const requested: (string | undefined)[] = []
  const submitWith = async (address: object) => {
    requested.length = 0
    const checkout = { ...summary, shippingStep: { ...shippingStep, billingAddress: address } }
    const chosen = { successful: true, generalErrorMessage: null, fieldErrors: [], checkout }
    const refusal = { successful: false, errorCode: 'stepIncomplete', errorMessage: 'Zurück.', checkout: null }
    client.setLink(
      new ApolloLink(
        ({ operationName }) =>
          new Observable((observer) => {
            requested.push(operationName)
            observer.next({ data: { setSelectedPayment: chosen, submitCart: refusal } })
            observer.complete()
          }),
      ),
    )
    return submitOrder(summary, { paymentId: 'PAYPAL' })
  }
  const moved = await submitWith({ ...billingAddress, street: 'Marktplatz 5' })
  t.match(moved, { isChanged: true, checkout: { shippingStep: { billingAddress: { street: 'Marktplatz 5' } } } })
  t.same(requested, ['SelectPayment'], 'nothing is ordered')
  const { city, street, ...names } = billingAddress
  t.equal((await submitWith({ street, city, ...names, phone: '030 1' })).isChanged, false)
  t.same(requested, ['SelectPayment', 'SubmitCart'], 'the same address in another order of its fields')
})
