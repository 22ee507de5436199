import t from 'tap'
import type { PaymentReturnQuery } from '#web/generated/operations.ts'
import { returnTarget } from './return-target.ts'

type Answer = PaymentReturnQuery['getPaymentReturn']

const answer = (given: Partial<Answer>): Answer => ({
  state: 'checking',
  orderId: '100000001',
  isOrdered: false,
  reason: null,
  isMembership: false,
  ...given,
})

t.test('T4.180 a payment leads to its order, to the one that ordered the cart, or to what helps', async (t) => {
  const cases: [Partial<Answer>, string | null][] = [
    [{}, null],
    [{ state: 'unknown' }, null],
    [{ state: 'placed', isOrdered: true }, '/checkout/confirmation?orderId=100000001'],
    [{ state: 'cancelled', isOrdered: true }, '/checkout/confirmation?orderId=100000001'],
    [{ state: 'declined', isOrdered: true }, '/checkout/confirmation?orderId=100000001'],
    [{ state: 'declined' }, '/checkout/payment?errorCode=declined'],
    [{ state: 'declined', reason: 'threeDSecure' }, '/checkout/payment?errorCode=threeDSecure'],
    [{ state: 'cancelled' }, '/checkout/payment?errorCode=cancelled'],
    [{ state: 'cancelled', reason: 'cartChanged' }, '/checkout/payment?errorCode=cartChanged'],
    [{ state: 'returned', reason: 'cartChanged' }, '/checkout/payment?errorCode=returned'],
    [{ state: 'declined', isMembership: true }, '/prime/checkout?errorCode=declined'],
    // Said on the page itself: beside an order that was placed, and to another browser, which is told of no order.
    [{ state: 'returned', isOrdered: true }, null],
    [{ state: 'placed', isOrdered: true, orderId: null }, null],
    [{ state: 'declined', orderId: null }, null],
  ]
  for (const [given, target] of cases) t.equal(returnTarget(answer(given)), target, JSON.stringify(given))
})
