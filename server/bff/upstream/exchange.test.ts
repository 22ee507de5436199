import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import t from 'tap'
import { Pool } from 'undici'
import { Budget } from './budget.ts'
import { exchange } from './exchange.ts'

/** Server in a thread of its own, so that it answers while this one is busy, after the milliseconds that the path says. It reports each request. */
const answering = `
  const { createServer } = require('node:http')
  const { parentPort } = require('node:worker_threads')
  const server = createServer(({ url }, response) => {
    parentPort.postMessage(url)
    setTimeout(() => response.end('answered'), Number(url.slice(1)))
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

const server = new Worker(answering, { eval: true })
const [port] = await once(server, 'message')
const pool = new Pool(`http://127.0.0.1:${port}`, { pipelining: 1 })
t.teardown(async () => {
  await pool.destroy()
  await server.terminate()
})

const get = (path: string, ms: number) => exchange(pool, { method: 'GET', path, headers: [] }, ms)

/** Leaves no turn to anything else. */
function beBusy(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

t.test('an answer that came while this process was busy is taken, although its time is over', async (t) => {
  const requested = once(server, 'message')
  const answer = get('/100', 1000)
  const waited = new Budget(1000).wait(answer)
  await requested
  beBusy(2000)
  t.equal(String((await answer).bytes), 'answered')
  t.equal((await waited).status, 200)
})

t.test('none is waited for beyond its time', async (t) => {
  await t.rejects(get('/60000', 20), { name: 'TimeoutError' })
})
