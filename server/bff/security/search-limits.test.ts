import Fastify from 'fastify'
import t from 'tap'
import rateLimits from './rate-limits.ts'
import searchLimits from './search-limits.ts'

const documents: Record<string, string> = {
  typing: 'query ($q: String!) { suggestQueries(userQuery: $q) { suggest { query } } }',
  shell: '{ getNavigation { id } }',
}
const persisted = { get: (id: string) => documents[id] }
const operation = (id: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: id } } })

const start = async (searchesPerMinute: number) => {
  const app = Fastify()
  t.teardown(() => app.close())
  await app.register(rateLimits, { redis: null, requestsPerMinute: 1000 })
  await app.register(searchLimits, { persisted, searchesPerMinute })
  app.route({ method: ['GET', 'POST'], url: '/graphql', handler: async () => ({ data: null }) })
  return async (payload: object | undefined, { address = '192.0.2.1', query = '' } = {}) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/graphql${query}`,
      remoteAddress: address,
      ...(payload && { payload }),
    })
}

t.test('searches of one address are counted, and nothing else', async (t) => {
  const send = await start(2)
  for (let round = 0; round < 5; round++) t.equal((await send(operation('shell'))).statusCode, 200)
  t.equal((await send(operation('typing'))).statusCode, 200)
  t.equal((await send({ query: '{ core_search(filter: { searchTerm: "x" }) { totalProducts } }' })).statusCode, 200)
  const refused = await send(operation('typing'))
  t.equal(refused.statusCode, 429)
  t.match(refused.json(), { errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  t.ok(refused.headers['retry-after'])
  t.equal((await send(operation('shell'))).statusCode, 200)
  t.equal((await send(operation('typing'), { address: '192.0.2.2' })).statusCode, 200, 'another address')
})

t.test('each operation of a batch counts, and so does a GET', async (t) => {
  const send = await start(3)
  t.equal((await send([operation('typing'), operation('shell'), operation('typing')])).statusCode, 200)
  const query = `?extensions=${encodeURIComponent(JSON.stringify(operation('typing').extensions))}`
  t.equal((await send(undefined, { query })).statusCode, 200)
  t.equal((await send(undefined, { query })).statusCode, 429)
})

t.test('payloads that are no operations are not counted as searches', async (t) => {
  const send = await start(1)
  for (const payload of [
    [null],
    [1],
    { extensions: 'nonsense' },
    { extensions: { persistedQuery: null } },
    { query: 5 },
  ])
    t.equal((await send(payload)).statusCode, 200)
  t.equal((await send(undefined, { query: '?extensions=%7B' })).statusCode, 200)
})

t.test('the search limit counts fields, not words', async (t) => {
  const send = await start(1)
  const other = [
    '{ core_search: getNavigation { id } }',
    '{ getPageDetailsByUrl(url: "/core_search") { id } } # core_search',
    'query core_search { getNavigation { core_search: id } }',
  ]
  for (const query of other) t.equal((await send({ query })).statusCode, 200, query)
  const circle = 'fragment a on Query { ...b } fragment b on Query { ...a ... { ...c } }'
  const hidden = `{ ...a } ${circle} fragment c on Query { x: suggestQueries(userQuery: "x") { id } }`
  t.equal((await send({ query: hidden })).statusCode, 200)
  t.equal((await send({ query: hidden })).statusCode, 429, 'in fragments, and by another name')
  t.equal((await send({ ...operation('shell'), query: hidden })).statusCode, 429, 'whichever text is executed')
})
