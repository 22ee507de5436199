import { ApolloLink, Observable } from '@apollo/client'
import t, { type Test } from 'tap'
import { client } from '#web/lib/apollo/client.ts'
import { submissionFor } from '../summary/submission.ts'
import { keepSubmissions } from '../summary/testing/session-storage.ts'
import { saveShipping, selectDelivery } from './change-shipping.ts'

type Sent = { name: string; deliveryType: string; answer: (isDone?: boolean) => void }

/** The shop takes its time: the test answers each change. */
function slowShop(t: Test) {
  const { link } = client
  t.teardown(() => client.setLink(link))
  const sent: Sent[] = []
  client.setLink(
    new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          const { deliveryType } = variables.data
          const answer = (successful = false) => {
            const words = { successful, generalErrorMessage: deliveryType, fieldErrors: [], checkout: null }
            observer.next({ data: { selectDelivery: words } })
            observer.complete()
          }
          sent.push({ name: operationName, deliveryType, answer })
        }),
    ),
  )
  t.intercept(globalThis, 'fetch', {
    value: (name: string, { body }: { body: URLSearchParams }) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      const deliveryType = `${body.get('deliveryType')}`
      const outcome = { isDone: false, message: deliveryType, fieldErrors: [], values: {}, retryAfter: null }
      sent.push({ name, deliveryType, answer: () => resolve(Response.json({ redirect: null, outcome, data: null })) })
      return promise
    },
  })
  const untilSent = async (count: number) => {
    while (sent.length < count) await new Promise((resolve) => setImmediate(resolve))
    // Time for one that should not be sent yet.
    await new Promise((resolve) => setTimeout(resolve, 20))
    return sent.map(({ name, deliveryType }) => [name, deliveryType])
  }
  return { sent, untilSent }
}

t.test('choices are sent in their turn, of those that wait the last; the step is saved after them', async (t) => {
  const { sent, untilSent } = slowShop(t)
  const first = selectDelivery({ deliveryType: 'packstation' })
  t.same(await untilSent(1), [['SelectDelivery', 'packstation']])
  const passed = selectDelivery({ deliveryType: 'shippingAddress' })
  const last = selectDelivery({ deliveryType: 'sameAsBilling' })
  const fields = new FormData()
  fields.set('deliveryType', 'sameAsBilling')
  const path = '/api/checkout-action/shipping/'
  const saved = saveShipping(path, fields)
  t.equal((await untilSent(1)).length, 1)
  sent[0]?.answer()
  t.same(await first, { message: 'packstation' })
  t.same((await untilSent(2)).slice(1), [['SelectDelivery', 'sameAsBilling']])
  sent[1]?.answer()
  t.same(await passed, await last)
  t.same((await untilSent(3)).slice(2), [[path, 'sameAsBilling']])
  sent[2]?.answer()
  t.match(await saved, { kind: 'refused', message: 'sameAsBilling' })
})

t.test('a change that is stored ends the try under way, so that the next press is another submission', async (t) => {
  keepSubmissions(t)
  const { sent, untilSent } = slowShop(t)
  const choose = async (isDone: boolean) => {
    const chosen = selectDelivery({ deliveryType: 'packstation' })
    const { length } = await untilSent(sent.length + 1)
    sent[length - 1]?.answer(isDone)
    await chosen
  }
  const pressed = submissionFor('as-shown')
  await choose(false)
  t.equal(submissionFor('as-shown'), pressed)
  await choose(true)
  t.not(submissionFor('as-shown'), pressed)
})
