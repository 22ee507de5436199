import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import t from 'tap'
import { shedding } from './shedding.ts'

const build = async (longestLag: number) => {
  const app = Fastify()
  await app.register(shedding, { longestLag })
  app.get('/', async () => 'served')
  app.get('/health/live', async () => 'live')
  await app.ready()
  t.teardown(() => app.close())
  return async (url = '/') => (await app.inject(url)).statusCode
}

const block = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

t.test('a loop that is later than the limit turns calls away, but never operators', async (t) => {
  const status = await build(50)
  // Sampling is the plugin's own affair: late again and again until it notices.
  let answer = await status()
  for (let turn = 0; answer === 200 && turn < 100; turn += 1) {
    block(200)
    await delay(1)
    answer = await status()
  }
  t.equal(answer, 503)
  t.equal(await status('/health/live'), 200)
})

t.test('a loop that stood still for less than the limit turns nobody away', async (t) => {
  const status = await build(600_000)
  // Longer than the plugin's usual sample, which then is empty and counts as endless.
  block(1500)
  await delay(20)
  t.equal(await status(), 200)
})
