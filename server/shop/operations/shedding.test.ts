import Fastify from 'fastify'
import t from 'tap'
import { AdaptiveLimit } from '#lib/adaptive-limit.ts'
import { shedding } from './shedding.ts'

const build = async (limit: AdaptiveLimit) => {
  const app = Fastify()
  const { promise, resolve } = Promise.withResolvers<void>()
  await app.register(shedding, { poolSize: 10, limit })
  app.post('/graphql', async () => promise.then(() => ({ data: {} })))
  app.get('/health/live', async () => 'live')
  app.get('/media/1', async () => 'picture')
  await app.ready()
  t.teardown(() => app.close())
  return { app, call: async () => app.inject({ method: 'POST', url: '/graphql', payload: {} }), release: resolve }
}

t.test('more calls than may wait are turned away at once, and nothing but calls', async (t) => {
  const limit = new AdaptiveLimit({ min: 1, max: 1, queue: 1, maxWaitMs: 60_000 })
  const { app, call, release } = await build(limit)
  const first = call()
  const second = call()
  const third = await call()
  t.match(third, { statusCode: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
  t.match(third.json(), { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  for (const url of ['/health/live', '/media/1']) t.equal((await app.inject(url)).statusCode, 200, url)
  release()
  t.same([(await first).statusCode, (await second).statusCode], [200, 200])
  // Places are free again when the answers have left.
  while (limit.state.running > 0) await new Promise((resolve) => setImmediate(resolve))
  t.match(limit.state, { waiting: 0, rejected: 1 })
})

t.test('a caller that leaves gives its place back', async (t) => {
  const limit = new AdaptiveLimit({ min: 1, max: 1, queue: 1, maxWaitMs: 60_000 })
  const { app, release } = await build(limit)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'content-type': 'application/json' }
  const leaving = new AbortController()
  const left = fetch(`${url}/graphql`, { method: 'POST', headers, body: '{}', signal: leaving.signal })
  const isLeft = t.rejects(left)
  while (limit.state.running === 0) await new Promise((resolve) => setImmediate(resolve))
  const next = fetch(`${url}/graphql`, { method: 'POST', headers, body: '{}' })
  while (limit.state.waiting === 0) await new Promise((resolve) => setImmediate(resolve))
  leaving.abort()
  await isLeft
  while (limit.state.waiting > 0) await new Promise((resolve) => setImmediate(resolve))
  release()
  t.equal((await next).status, 200)
})

t.test('a process that stood still refuses no request', async (t) => {
  const { call, release } = await build(new AdaptiveLimit({ min: 1, max: 1, queue: 5, maxWaitMs: 2500 }))
  const calls = [call(), call(), call()]
  await new Promise((resolve) => setImmediate(resolve))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
  release()
  t.same(await Promise.all(calls.map(async (answer) => (await answer).statusCode)), [200, 200, 200])
})
