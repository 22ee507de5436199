import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { loggerOptions } from '#lib/logging/logger.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import { createOwnFile } from './own-file.ts'
import type { KnownVisitor } from './recovery.ts'

type Dependencies = Parameters<typeof createOwnFile>[0]

const noIdentity = { visitorId: null, userToken: null, cartId: null, network: null }
const visitor = { store: 'de', language: 'de-DE', abVariants: {}, identity: { forCall: () => noIdentity } }

/** The edge's answer to a request for a file of the engine. What it logs goes to `lines`. */
const answerTo = async (
  t: Test,
  path: string,
  dependencies: Pick<Dependencies, 'upstream' | 'limit'>,
  lines: string[] = [],
) => {
  const stream = { write: (line: string) => lines.push(line) }
  const app = Fastify({ logger: { ...loggerOptions('edge', 'info'), stream } })
  t.teardown(() => app.close())
  const sendOwnFile = createOwnFile({ ...dependencies, recovery: { refresh: async () => null } })
  app.get('/', (request, reply) =>
    sendOwnFile(request, reply, {
      path,
      visitor: visitor as unknown as KnownVisitor,
      types: /pdf/,
      toLogin: () => reply,
    }),
  )
  return app.inject('/')
}

t.test('a request above the limit is refused without asking for the file', async (t) => {
  const upstream = { file: () => Promise.reject(new Error('was asked')) }
  const limit = async () => ({ isAllowed: false, retryAfter: 7 })
  t.match(await answerTo(t, '/returns/R1-1/labels/1', { upstream, limit }), {
    statusCode: 429,
    headers: { 'retry-after': '7', 'cache-control': 'private, no-store' },
  })
})

t.test('the key of a file is not logged when the engine does not answer', async (t) => {
  const lines: string[] = []
  const upstream = { file: () => Promise.reject(new UpstreamUnavailable('timeout', 'Upstream: timeout')) }
  const limit = async () => ({ isAllowed: true, retryAfter: 0 })
  const answer = await answerTo(t, '/orders/1/documents/invoice?key=hush', { upstream, limit }, lines)
  t.equal(answer.statusCode, 503)
  t.match(lines.join(''), '/orders/1/documents/invoice?key=[redacted]')
  t.notMatch(lines.join(''), 'hush')
})
