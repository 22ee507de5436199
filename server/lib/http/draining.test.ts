import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t from 'tap'
import { draining } from './draining.ts'

t.test('closing waits for the answer under way, not for its connection', async (t) => {
  const app = Fastify({ keepAliveTimeout: 60_000 })
  await app.register(draining)
  const arrived = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const closing = Promise.withResolvers<void>()
  app.addHook('preClose', async () => closing.resolve())
  app.get('/', async () => {
    arrived.resolve()
    await mayAnswer.promise
    return 'done'
  })
  await app.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())

  const call = request({ port: (app.server.address() as AddressInfo).port, agent }).end()
  await arrived.promise
  const closed = app.close()
  await closing.promise
  mayAnswer.resolve()
  const [answer] = await once(call, 'response')
  t.equal(answer.statusCode, 200)
  t.equal(answer.headers.connection, 'close')
  answer.resume()
  await closed
})
