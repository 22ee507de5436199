import t, { type Test } from 'tap'
import type { CheckoutFragment } from '#web/generated/operations.ts'
import { receiveEvents } from '#web/lib/tracking/track.ts'
import { type Card, sendOrder } from './send-order.ts'
import { submissionFor } from './submission.ts'
import { keepSubmissions } from './testing/session-storage.ts'

type Reply = { isDone?: boolean; message?: string; values?: object; redirect?: string; data?: object } | null

/** Presses the button, and is answered by the edge; null for an answer that gets lost. */
async function press(t: Test, reply: Reply) {
  const led: string[] = []
  // Without a connection every address is a new document.
  t.intercept(globalThis, 'navigator', { value: { onLine: false } })
  t.intercept(globalThis, 'location', {
    value: { origin: 'https://shop.test', assign: (href: string) => led.push(href) },
  })
  let submissionId: string | null = null
  t.intercept(globalThis, 'fetch', {
    value: async (_path: string, { body }: { body: URLSearchParams }) => {
      submissionId = body.get('submissionId')
      if (!reply) throw new Error('Lost')
      const { redirect = null, data = null, isDone = false, ...outcome } = reply
      return Response.json({
        redirect,
        outcome: { isDone, message: null, fieldErrors: [], values: {}, retryAfter: null, ...outcome },
        data,
      })
    },
  })
  const events: { name: string; data: object }[] = []
  receiveEvents((event) => events.push(event))
  const fields = new FormData()
  fields.set('quoteHash', 'as-shown')
  fields.set('submissionId', 'of the page')
  const cards: Card[] = []
  const shown: (CheckoutFragment | null | undefined)[] = []
  const outcome = await sendOrder('/api/checkout-action/summary/', fields, {
    onCard: (card) => cards.push(card),
    onRefused: ({ data }) => shown.push(data?.checkout),
  })
  return { outcome, led, events, submissionId, cards, shown }
}

const refusal = { message: 'Bitte zahle anders.', values: { errorCode: 'providerUnavailable' } }

t.test('T8.24 a refused order shows its reason and is tracked as a payment error', async (t) => {
  const { outcome, events, shown } = await press(t, { ...refusal, data: { checkout: { quoteHash: 'now' } } })
  t.match(outcome, { kind: 'refused', message: 'Bitte zahle anders.' })
  t.match(shown, [{ quoteHash: 'now' }])
  t.match(events, [{ name: 'payment_error', data: { error_code: 'providerUnavailable' } }])
})

t.test('an order whose method its refusal has taken off leads to the payment step, which tracks it', async (t) => {
  const redirect = '/checkout/payment?errorCode=providerUnavailable'
  const { outcome, led, events } = await press(t, { ...refusal, redirect })
  t.same(led, [redirect])
  t.same(outcome, { kind: 'done' }, 'nothing is said on the page that is left')
  t.same(events, [])
})

t.test('a press keeps its id until the shop has answered it', async (t) => {
  keepSubmissions(t)
  const { submissionId: first } = await press(t, null)
  t.not(first, 'of the page', 'which a reload would lose')
  t.equal((await press(t, { message: 'Keine Antwort' })).submissionId, first, 'the engine may have got it')
  const card = { url: 'https://pay.test/', merchantID: 'm', len: 1, data: 'd', template: '' }
  const begun = await press(t, { isDone: true, redirect: 'https://pay.test/?Len=1', data: { card } })
  t.equal(begun.submissionId, first)
  t.match([begun.cards, begun.led], [[card], []], 'the card form is sent by the page')
  t.equal((await press(t, refusal)).submissionId, first, 'the payment is under way')
  const next = await press(t, { isDone: true, redirect: '/checkout/confirmation?orderId=1' })
  t.not(next.submissionId, first)
  t.same(next.led, ['/checkout/confirmation?orderId=1'])
  t.not(submissionFor('as-shown'), next.submissionId)
})
