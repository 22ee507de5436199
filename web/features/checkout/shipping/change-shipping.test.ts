import { ApolloLink, Observable } from '@apollo/client'
import t, { type Test } from 'tap'
import { client } from '#web/lib/apollo/client.ts'
import { saveShipping, selectDelivery } from './change-shipping.ts'

/** The shop takes its time: the test answers each change. */
function slowShop(t: Test) {
  const { link } = client
  t.teardown(() => client.setLink(link))
  const sent: { name: string; deliveryType: string; answer: () => void }[] = []
  client.setLink(
    new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          const { deliveryType } = variables.data
          const answer = () => {
            const words = { successful: false, generalErrorMessage: deliveryType, fieldErrors: [], checkout: null }
            observer.next({ data: { change: words } })
            observer.complete()
          }
          sent.push({ name: operationName, deliveryType, answer })
        }),
    ),
  )
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
  const saved = saveShipping({ deliveryType: 'sameAsBilling' })
  t.equal((await untilSent(1)).length, 1)
  sent[0]?.answer()
  t.same(await first, { message: 'packstation' })
  t.same((await untilSent(2)).slice(1), [['SelectDelivery', 'sameAsBilling']])
  sent[1]?.answer()
  t.same(await passed, await last)
  t.same((await untilSent(3)).slice(2), [['SaveShippingStep', 'sameAsBilling']])
  sent[2]?.answer()
  t.match(await saved, { kind: 'refused', message: 'sameAsBilling' })
})
