import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import { client } from '../../../lib/apollo/client.ts'
import { cartState, forgetCart } from './cart-store.ts'
import { loadGlance } from './load-cart.ts'

const known = { id: 'of-before', version: 1, itemsCount: 3, details: { positionCount: 3 } }

t.test('what was asked for one user is not taken when the next has come', async (t) => {
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
  const asked = loadGlance()
  forgetCart()
  await asked
  t.equal(cartState().glance, null)
  await loadGlance()
  t.match(cartState().glance, { id: 'of-before', itemsCount: 3 }, 'asked for this one')
})
