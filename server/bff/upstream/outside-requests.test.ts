import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { Pool } from 'undici'
import { outsideRequests } from './outside-requests.ts'

t.test('a connection knows nothing of the request that opened it', async (t) => {
  const requests = new AsyncLocalStorage<string>()
  const server = createServer((_request, response) => void response.end('answer'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connect = outsideRequests({ timeout: 10_000 })
  const contexts: (string | undefined)[] = []
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    connect: (target, callback) =>
      connect(target, (...result) => {
        contexts.push(requests.getStore())
        callback(...result)
      }),
  })
  t.teardown(async () => {
    await pool.close()
    server.close()
  })
  await requests.run('first request', async () => {
    const { body } = await pool.request({ path: '/', method: 'GET' })
    t.equal(await body.text(), 'answer')
    t.equal(requests.getStore(), 'first request')
  })
  t.same(contexts, [undefined])
})
