import t from 'tap'
import { NavigationGroup } from '../../generated/operations.ts'
import { send } from '../data/send.ts'
import { persistedQuery } from '../data/wire.ts'

Object.assign(globalThis, { document: { cookie: '' } })

type Sent = { operationName: string; variables: { id: string }; extensions: unknown; query?: string }

t.test('T9.4 calls of one moment go in batches of ten, each by its id', async (t) => {
  const { fetch } = globalThis
  t.teardown(() => Object.assign(globalThis, { fetch }))
  const batches: Sent[][] = []
  globalThis.fetch = async (address, init) => {
    if (address === '/api/token') return Response.json({ expiresIn: 60 })
    t.equal(address, '/graphql')
    const sent = JSON.parse(String(init?.body)) as Sent[]
    batches.push(sent)
    return Response.json(
      sent.map(({ variables }) => ({
        data: {
          getNavigationGroup: { id: variables.id, name: 'Papier', departments: [], advice: null, bestseller: null },
        },
      })),
    )
  }
  const ids = Array.from({ length: 12 }, (_, index) => String(index))
  const answers = await Promise.all(ids.map((id) => send(NavigationGroup, { id })))
  t.same(
    answers.map(({ data }) => data?.getNavigationGroup?.id),
    ids,
  )
  t.same(
    batches.map(({ length }) => length),
    [10, 2],
  )
  const extensions = { persistedQuery: persistedQuery(NavigationGroup.id) }
  for (const sent of batches.flat()) {
    t.match(sent, { operationName: 'NavigationGroup', extensions })
    t.notOk(sent.query, 'no text')
  }
})
