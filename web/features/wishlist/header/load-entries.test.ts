import { ApolloLink, Observable } from '@apollo/client'
import t from 'tap'
import { client } from '#web/lib/apollo/client.ts'
import { type FlyoutEntries, loadEntries } from './load-entries.ts'

t.test('the flyout shows what was asked for last, in whatever order the answers come', async (t) => {
  const { link } = client
  t.teardown(() => client.setLink(link))
  const questions: ((...ids: string[]) => void)[] = []
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          questions.push((...ids) => {
            const entries = ids.map((externalId) => ({ externalId }))
            const getAllWishlistsEssentials = { totalProductsInMerkzettel: ids.length, productIds: ids, lists: [] }
            observer.next({ data: { getAllWishlistsFull: { merkzettel: { entries } }, getAllWishlistsEssentials } })
            observer.complete()
          })
        }),
    ),
  )
  let shown: string[] = []
  const show = (entries: FlyoutEntries) => {
    shown = entries.map(({ externalId }) => externalId)
  }
  const requested = [loadEntries(show), loadEntries(show)]
  while (questions.length < 2) await new Promise((resolve) => setImmediate(resolve))
  questions[1]?.('ranzen', 'heft')
  await requested[1]
  t.same(shown, ['ranzen', 'heft'])
  questions[0]?.('ranzen')
  await requested[0]
  t.same(shown, ['ranzen', 'heft'])
})
