import Fastify from 'fastify'
import t from 'tap'
import health from './health.ts'

t.test('simultaneous health checks send one request to the engine', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  let requested = 0
  let arrived = 0
  app.addHook('preHandler', (_request, _reply, done) => {
    arrived += 1
    done()
  })
  let { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await app.register(health, {
    checks: {
      upstream: async () => {
        requested += 1
        await answered
        return { state: 'up' }
      },
      redis: () => ({ state: 'off' }),
      web: () => ({ state: 'up' }),
    },
  })
  const ask = () => app.inject('/health/ready')
  const all = Promise.all(Array.from({ length: 50 }, ask))
  while (arrived < 50) await new Promise((resolve) => setImmediate(resolve))
  answer()
  t.ok((await all).every(({ statusCode }) => statusCode === 200))
  t.equal(requested, 1)
  ;({ promise: answered, resolve: answer } = Promise.withResolvers<void>())
  const later = ask()
  answer()
  t.match((await later).json(), { status: 'ready' })
  t.equal(requested, 2, 'and asked anew when it has answered')
})
