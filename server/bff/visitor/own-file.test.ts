import Fastify from 'fastify'
import t from 'tap'
import { loggerOptions } from '#lib/logging/logger.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import { createOwnFile } from './own-file.ts'
import type { Known } from './recovery.ts'

const noIdentity = { visitorId: null, userToken: null, cartId: null, network: null }
const visitor = { store: 'de', language: 'de-DE', abVariants: {}, identity: { forCall: () => noIdentity } }

const unlimited = async () => ({ isAllowed: true, retryAfter: 0 })

t.test('above its limit no file is asked for', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  const sendOwnFile = createOwnFile({
    recovery: { refresh: async () => null },
    upstream: { file: () => Promise.reject(new Error('was asked')) },
    limit: async () => ({ isAllowed: false, retryAfter: 7 }),
  })
  app.get('/', (request, reply) =>
    sendOwnFile(request, reply, {
      path: '/returns/R1-1/labels/1',
      visitor: visitor as unknown as Known,
      types: /pdf/,
      toLogin: () => reply,
    }),
  )
  t.match(await app.inject('/'), {
    statusCode: 429,
    headers: { 'retry-after': '7', 'cache-control': 'private, no-store' },
  })
})

t.test('the key of a file is not logged when the engine does not answer', async (t) => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const app = Fastify({ logger: { ...loggerOptions('edge', 'info'), stream } })
  t.teardown(() => app.close())
  const sendOwnFile = createOwnFile({
    recovery: { refresh: async () => null },
    upstream: { file: () => Promise.reject(new UpstreamUnavailable('timeout', 'Upstream: timeout')) },
    limit: unlimited,
  })
  app.get('/', (request, reply) =>
    sendOwnFile(request, reply, {
      path: '/orders/1/documents/invoice?key=hush',
      visitor: visitor as unknown as Known,
      types: /pdf/,
      toLogin: () => reply,
    }),
  )
  t.equal((await app.inject('/')).statusCode, 503)
  t.match(lines.join(''), '/orders/1/documents/invoice?key=[redacted]')
  t.notMatch(lines.join(''), 'hush')
})
