import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import t from 'tap'
import { startRedis } from '#lib/testing/redis.ts'
import type { RedisReport } from '../cache/redis-client.ts'
import { noReport } from '../cache/testing/no-report.ts'
import rateLimits from './rate-limits.ts'

t.test('the connection to a hanging Redis is given up, so that its commands do not gather', async (t) => {
  const redis = await startRedis(t)
  const connections: Socket[] = []
  const between = createServer((socket) => {
    connections.push(socket)
    const onward = connect(Number(new URL(redis.url).port), '127.0.0.1')
    socket.on('error', () => undefined).on('close', () => onward.destroy())
    onward.on('error', () => undefined)
    socket.pipe(onward).pipe(socket)
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => between.close())
  const app = Fastify()
  t.teardown(() => app.close())
  const url = `redis://127.0.0.1:${(between.address() as AddressInfo).port}`
  let state = ''
  const report: RedisReport = {
    ...noReport,
    state: (_connection, now) => {
      state = now
    },
  }
  await app.register(rateLimits, { redis: { url, report }, requestsPerMinute: 1_000_000 })
  app.post('/graphql', async () => 'answered')
  await app.ready()
  // On a busy machine the first one may have been given up before it was ready.
  const open = () => connections.filter(({ destroyed }) => !destroyed)
  while (state !== 'connected' || open().length === 0) await nextTurn()

  redis.pause()
  const silent = open()
  const answers = new Set<string>()
  do {
    answers.add((await app.inject({ method: 'POST', url: '/graphql' })).body)
    await nextTurn()
  } while (silent.some(({ destroyed }) => !destroyed))
  t.same([...answers], ['answered'])
  redis.resume()
})
