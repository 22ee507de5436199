import Fastify from 'fastify'
import t from 'tap'
import rateLimits from './rate-limits.ts'
import writeLimits from './write-limits.ts'

const documents: Record<string, string> = {
  change: 'mutation CartUpdate($data: CartUpdateInput!) { cart_update(data: $data) { cart { id } } }',
  look: 'query Cart { shop_findCart { id } }',
}
const persisted = { get: (id: string) => documents[id] }
const operation = (id: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: id } } })

t.test('changes of carts and lists are counted, and nothing else', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  await app.register(rateLimits, { redis: null, requestsPerMinute: 1000 })
  await app.register(writeLimits, { persisted, writesPerMinute: 3 })
  app.post('/graphql', async () => ({ data: null }))
  const send = (payload: object, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload })

  for (let round = 0; round < 5; round++) t.equal((await send(operation('look'))).statusCode, 200)
  t.equal((await send([operation('change'), operation('look'), operation('change')])).statusCode, 200)
  t.equal((await send({ query: 'mutation { addProductToWishlist { successful } }' })).statusCode, 200)
  const refused = await send(operation('change'))
  t.equal(refused.statusCode, 429)
  t.match(refused.json(), { errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  t.ok(refused.headers['retry-after'])
  t.equal((await send(operation('look'))).statusCode, 200)
  t.equal((await send(operation('change'), '192.0.2.2')).statusCode, 200, 'another address')
})
