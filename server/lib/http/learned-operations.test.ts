import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import t, { type Test } from 'tap'
import { formatErrors, graphqlAjv } from './graphql-over-http.ts'
import { learnedOperations } from './learned-operations.ts'

const query = '{ count }'
const sha256Hash = createHash('sha256').update(query).digest('hex')
const byId = { extensions: { persistedQuery: { version: 1, sha256Hash } } }

async function server(t: Test) {
  let count = 0
  const app = Fastify({ ajv: graphqlAjv })
  await app.register(mercurius, {
    schema: 'type Query { count: Int! }',
    resolvers: { Query: { count: () => ++count } },
    allowBatchedQueries: true,
    errorFormatter: formatErrors,
    persistedQueryProvider: learnedOperations(),
  })
  t.teardown(() => app.close())
  return async (payload: object) => (await app.inject({ method: 'POST', url: '/graphql', payload })).json()
}

const unknown = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }

t.test('a text that came with its id is known by the id, also in a batch', async (t) => {
  const post = await server(t)
  t.match(await post(byId), unknown)
  t.match(await post([byId, { query }]), [unknown, { data: { count: 1 } }], 'a text alone teaches nothing')
  t.match(await post(byId), unknown)
  t.match(await post({ query, ...byId }), { data: { count: 2 } })
  t.match(await post([byId, byId]), [{ data: { count: Number } }, { data: { count: Number } }])
})

t.test('an id stands for its own text alone', async (t) => {
  const post = await server(t)
  t.match(await post({ query: '{ __typename }', ...byId }), { errors: [{ message: /not that of the text/ }] })
  t.match(await post({ query: '{ nope }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }), {
    errors: [{}],
  })
  t.match(await post(byId), unknown)
})
