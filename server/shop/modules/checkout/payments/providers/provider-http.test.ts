import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { ProviderUnavailable } from '../payment-method.ts'
import { callProvider, withinDeadline } from './provider-http.ts'

t.test('calls of one task share its time, however long one may take', async (t) => {
  let requested = 0
  // The first call is answered, the second never.
  const server = createServer((_request, response) => {
    requested += 1
    if (requested === 1) response.end('one')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.closeAllConnections())
  t.teardown(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const call = () => callProvider('some', 60_000, { method: 'GET', url })
  const both = withinDeadline(300, async () => {
    t.match(await call(), { status: 200, text: 'one' })
    return call()
  })
  await t.rejects(both, new ProviderUnavailable('some did not answer: nothing in time'))
  await t.rejects(withinDeadline(0, call), ProviderUnavailable, 'and none begins after it')
})
