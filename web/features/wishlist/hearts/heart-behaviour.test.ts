import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import { client } from '#web/lib/apollo/client.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'

const heart = {
  dataset: { heart: 'ranzen' },
  ariaPressed: 'false',
  closest: () => null,
} as unknown as HTMLButtonElement

t.test('a heart that is pressed twice while the lists are loading fills once', async (t) => {
  const page = { cookie: 'X-JWT-exist=1; cartId=1', body: {}, querySelectorAll: () => [] }
  t.intercept(globalThis, 'document', { value: page })
  t.intercept(globalThis, 'MutationObserver', {
    value: class {
      observe() {}
    },
  })
  const { link } = client
  t.teardown(() => client.setLink(link))
  const sent: (string | undefined)[] = []
  client.setLink(
    new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          sent.push(operationName)
          // The change stays under way.
          if (operationName !== 'WishlistEssentials') return
          const getAllWishlistsEssentials = { totalProductsInMerkzettel: 0, productIds: [], lists: [] }
          observer.next({ data: { getAllWishlistsEssentials } })
          observer.complete()
        }),
    ),
  )
  const round = () => new Promise((resolve) => setImmediate(resolve))
  const fills = () => sent.filter((name) => name === 'WishlistHeartFill').length
  const { pressHeart } = await import('./heart-behaviour.ts')
  for (const _press of [1, 2]) inBackground(pressHeart(heart))
  while (fills() === 0) await round()
  for (let rounds = 0; rounds < 50; rounds += 1) await round()
  t.equal(fills(), 1)
})
