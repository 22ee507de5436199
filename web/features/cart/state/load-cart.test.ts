import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import { client } from '#web/lib/apollo/client.ts'
import { keepDeals } from './cart-changes.ts'
import { cartState, forgetCart } from './cart-store.ts'
import { loadGlance, loadReservation } from './load-cart.ts'

const known = { id: 'of-before', version: 1, itemsCount: 3, details: { positionCount: 3 } }

t.test('a cart requested for one user is dropped when the next one has come', async (t) => {
  t.intercept(globalThis, 'document', { value: { cookie: 'cartId=of-before' } })
  const { link } = client
  t.teardown(() => client.setLink(link))
  client.setLink(
    new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          const data = operationName === 'CartGlance' ? { shop_findCart: known } : { getLightningReservation: null }
          observer.next({ data })
          observer.complete()
        }),
    ),
  )
  const requested = loadGlance()
  forgetCart()
  await requested
  t.equal(cartState().glance, null)
  await loadGlance()
  t.match(cartState().glance, { id: 'of-before', itemsCount: 3 }, 'asked for this one')
})

t.test('an extended reservation does not get its old end back from an answer of before', async (t) => {
  t.intercept(globalThis, 'document', { value: { cookie: 'cartId=of-before' } })
  t.intercept(globalThis, 'addEventListener', { value: () => {} })
  t.intercept(globalThis, 'BroadcastChannel', {
    value: class {
      postMessage() {}
    },
  })
  const { link } = client
  t.teardown(() => client.setLink(link))
  const until = (reservationEndTimestamp: number) => ({
    hasLightningDealReservation: true,
    reservationEndTimestamp,
    isExpired: false,
  })
  const cart = { ...known, version: 2, positions: [], notices: [] }
  const extendLightningReservation = { cart, reservation: until(2000), message: null, changedItemIds: [] }
  const questions: (() => void)[] = []
  client.setLink(
    new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          const answer = (data: object) => {
            observer.next({ data })
            observer.complete()
          }
          if (operationName === 'ExtendReservation') answer({ extendLightningReservation })
          else questions.push(() => answer({ getLightningReservation: until(1000) }))
        }),
    ),
  )
  const shown = () => cartState().reservation?.reservationEndTimestamp
  const requested = loadReservation()
  while (questions.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await keepDeals('extend')
  t.equal(shown(), 2000)
  questions[0]?.()
  await requested
  t.equal(shown(), 2000)
})
