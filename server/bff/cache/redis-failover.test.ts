import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import Fastify from 'fastify'
import { Redis } from 'ioredis'
import t, { type Test } from 'tap'
import { startRedis, type TestRedis } from '#lib/testing/redis.ts'
import type { RedisState } from '../operations/metrics.ts'
import rateLimits from '../security/rate-limits.ts'
import { createRedisReport } from './redis-client.ts'
import { SharedStore } from './shared-store.ts'

/** The address of the primary as a failover moves it: new connections go to the node that it names, open ones stay where they are. */
const movingAddress = async (t: Test, first: TestRedis) => {
  let { port } = first
  const server = createServer((socket) => {
    const onward = connect(port, '127.0.0.1')
    const end = () => {
      socket.destroy()
      onward.destroy()
    }
    for (const each of [socket, onward]) each.on('error', end).on('close', end)
    socket.pipe(onward).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => server.close())
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    move: (to: TestRedis) => {
      port = to.port
    },
  }
}

/** Log, metrics and states of the connections of one edge. */
const watched = () => {
  const logged: string[] = []
  const errors: Record<string, number> = {}
  const states: Record<string, RedisState> = {}
  const report = createRedisReport(
    {
      warn: (details, message) => {
        const { redis, state = '', cause = '' } = details as Record<string, string>
        logged.push(`${redis} ${state} ${cause}: ${message}`)
      },
    },
    {
      redisError: (connection, code) => {
        errors[`${connection} ${code}`] = (errors[`${connection} ${code}`] ?? 0) + 1
      },
      redisState: (connection, state) => {
        states[connection] = state
      },
    },
  )
  return { report, logged, errors, states }
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** An edge's connections: the cache's two, and the limits' with a form that 60 may send a minute. */
const edgeOn = async (t: Test, url: string, { report }: ReturnType<typeof watched>) => {
  const store = new SharedStore(url, { log: { warn: () => undefined }, report, commandTimeout: 5000 })
  t.teardown(() => store.close())
  const app = Fastify()
  t.teardown(() => app.close())
  await app.register(rateLimits, { redis: { url, report }, requestsPerMinute: 1000 })
  const limit = app.addressLimit('cart', 60)
  app.post('/api/cart-action/', async (request, reply) => {
    const { isAllowed } = await limit(request)
    return reply.code(isAllowed ? 200 : 429).send()
  })
  const send = async (remoteAddress = '192.0.2.1') =>
    (await app.inject({ method: 'POST', url: '/api/cart-action/', remoteAddress })).statusCode
  return { store, send }
}

/** The different answers to the 60 forms that a network may send. */
const sentForms = async (send: () => Promise<number>): Promise<number[]> => {
  const answers = new Set<number>()
  for (let form = 1; form <= 60; form += 1) answers.add(await send())
  return [...answers]
}

const connections = ['cache', 'limits', 'purges'] as const

t.test('S8.28 every connection follows a Redis failover to the new primary', async (t) => {
  const [first, second] = [await startRedis(t), await startRedis(t)]
  const [one, other] = [new Redis(first.url), new Redis(second.url)]
  t.teardown(() => {
    one.disconnect()
    other.disconnect()
  })
  const address = await movingAddress(t, first)
  const edge = watched()
  const { store, send } = await edgeOn(t, address.url, edge)
  await until(() => connections.every((name) => edge.states[name] === 'connected'))

  const clientsOf = async (redis: Redis) =>
    String(await redis.call('CLIENT', 'LIST', 'TYPE', 'normal')).match(/\bcmd=(?!client)/g)?.length ?? 0
  await one.call('REPLICAOF', '127.0.0.1', String(second.port))
  address.move(second)
  const lifetime = { ttl: 60, swr: 60, sie: 60 }
  await until(async () => {
    await store.write('k', 'new', ['tag'], lifetime, Date.now())
    await send('192.0.2.99')
    return connections.every((name) => edge.states[name] === 'connected') && (await clientsOf(one)) === 0
  })
  t.not(await other.exists('pausenhof:e:k'), 0, 'the cache writes to the new primary')
  t.not(await other.exists('pausenhof:rate:cart:192.0.2.99'), 0, 'and the limits count there')
  t.match(await other.call('PUBSUB', 'NUMSUB', 'pausenhof:purge'), ['pausenhof:purge', 1])

  t.same(await sentForms(send), [200])
  t.equal(await send(), 429, 'the 61st form is refused')
  t.ok(edge.errors['limits READONLY'])
  const ofLimits = edge.logged.filter((line) => line.startsWith('limits'))
  t.same(
    ofLimits.filter((line) => line.includes('readonly')),
    ['limits readonly READONLY: redis: going on without'],
    'told once',
  )
  t.equal(ofLimits.at(-1), 'limits  : redis: connected again')
})

t.test('with a read-only Redis limits count in the process and one warning is logged', async (t) => {
  const redis = await startRedis(t)
  const operator = new Redis(redis.url)
  t.teardown(() => operator.disconnect())
  const edge = watched()
  const { send } = await edgeOn(t, redis.url, edge)
  await until(() => connections.every((name) => edge.states[name] === 'connected'))
  await operator.call('REPLICAOF', '127.0.0.1', '1')
  t.same(await sentForms(send), [200])
  t.equal(edge.states.limits, 'readonly')
  t.equal(await send(), 429)
  t.equal(await send('192.0.2.2'), 200, 'another network')
  const tried = edge.errors['limits READONLY'] ?? 0
  await until(() => (edge.errors['limits READONLY'] ?? 0) >= tried + 2)
  t.equal(edge.logged.filter((line) => line.startsWith('limits')).length, 1)

  await operator.call('REPLICAOF', 'NO', 'ONE')
  await until(() => edge.states.limits === 'connected')
  t.equal(edge.logged.at(-1), 'limits  : redis: connected again')
})

t.test('a Redis that is gone or refuses the password is logged once with its cause', async (t) => {
  const redis = await startRedis(t)
  const edge = watched()
  const { send } = await edgeOn(t, redis.url, edge)
  await until(() => edge.states.limits === 'connected')
  await redis.kill()
  await until(() => (edge.errors['limits ECONNREFUSED'] ?? 0) >= 3)
  t.same(await sentForms(send), [200])
  t.equal(await send(), 429, 'limits are never off')
  t.same(edge.logged.filter((line) => line.startsWith('limits')).toSorted(), [
    'limits down CLOSED: redis: going on without',
    'limits down ECONNREFUSED: redis: going on without',
  ])

  const locked = await startRedis(t)
  const operator = new Redis(locked.url)
  t.teardown(() => operator.disconnect())
  await operator.call('CONFIG', 'SET', 'requirepass', 'geheim')
  for (const [url, cause] of [
    [locked.url, 'NOAUTH'],
    [locked.url.replace('//', '//:falsch@'), 'WRONGPASS'],
  ] as const) {
    const other = watched()
    await edgeOn(t, url, other)
    await until(() => other.logged.some((line) => line === `limits down ${cause}: redis: going on without`))
    const tried = other.errors[`limits ${cause}`] ?? 0
    await until(() => (other.errors[`limits ${cause}`] ?? 0) > tried)
    t.equal(other.logged.filter((line) => line.startsWith(`limits down ${cause}`)).length, 1, cause)
    t.equal(other.states.limits, 'down')
  }
})
