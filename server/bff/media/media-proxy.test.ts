import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import t, { type Test } from 'tap'
import metrics from '../operations/metrics.ts'
import { Budget } from '../upstream/budget.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import mediaProxy from './media-proxy.ts'
import { MediaSource } from './media-source.ts'

const picture = '/media/0123456789abcdef/thumb.webp'
const file = '/media/0123456789abcdef/file/catalogue.pdf'
/** Longer than what undici and the sockets hold of a body that nobody reads. */
const fileBytes = Buffer.alloc(4 * 1024 * 1024, 'x')

/** Connections that a pool has beside those of the gate, for probes. */
const beside = 2

type OnFile = (send: () => void) => void

/** An engine below a path, that sends pictures at once, and a file when `onFile` calls `send`. */
async function startSource(t: Test, connections: number, onFile: OnFile, below = ''): Promise<MediaSource> {
  const engine = createServer(({ url }: IncomingMessage, response: ServerResponse) => {
    if (url === below + picture) {
      return response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 9 }).end('a picture')
    }
    const headers = { 'content-type': 'application/pdf', 'content-length': fileBytes.length }
    return onFile(() => response.writeHead(206, headers).end(fileBytes))
  })
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
  const { port } = engine.address() as AddressInfo
  const source = new MediaSource({ url: `http://127.0.0.1:${port}${below}`, connections })
  t.teardown(async () => {
    await source.close()
    engine.closeAllConnections()
    engine.close()
  })
  return source
}

/** Not listening. */
async function startEdge(t: Test, source: MediaSource, onRequest: (reply: FastifyReply) => void = () => {}) {
  const app = Fastify()
  const visitors = fp(
    async (scope) => {
      scope.decorateRequest('visitor')
      scope.addHook('onRequest', async (request, reply) => {
        Object.assign(request, { visitor: {} })
        onRequest(reply)
      })
    },
    { name: 'visitor' },
  )
  await app.register(metrics, { token: null })
  await app.register(visitors)
  await app.register(mediaProxy, { source })
  t.teardown(() => app.close())
  return app
}

t.test('an address that no picture can have is not forwarded', async (t) => {
  const requested: string[] = []
  const source = await startSource(t, 1, (send) => {
    requested.push('the engine')
    send()
  })
  const app = await startEdge(t, source)
  for (const name of [`${'a'.repeat(101)}.webp`, `file/${'a'.repeat(16_000)}`])
    t.equal((await app.inject(`/media/0123456789abcdef/${name}`)).statusCode, 404)
  t.same(requested, [])
})

t.test('pictures are requested below the path of the engine’s address', async (t) => {
  const source = await startSource(t, 1, (send) => send(), '/engine')
  const app = await startEdge(t, source)
  t.match(await app.inject(picture), { statusCode: 200, body: 'a picture' })
})

t.test('downloads that end before the engine answers do not keep its connections', async (t) => {
  let arrived = Promise.withResolvers<() => void>()
  const source = await startSource(t, 1, (send) => arrived.resolve(send))
  let reply: FastifyReply | undefined
  const app = await startEdge(t, source, (answer) => (reply = answer))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  for (let count = 0; count < 2 * (1 + beside); count += 1) {
    arrived = Promise.withResolvers()
    const download = get(origin + file, { headers: { range: 'bytes=0-' } })
    download.on('error', () => {})
    const refused = once(download, 'response').then(([{ statusCode }]) => `download ${count}: ${statusCode}`)
    refused.catch(() => {})
    const send = await Promise.race([arrived.promise, refused])
    if (typeof send === 'string') return t.fail(send)
    const closed = once(reply?.raw ?? download, 'close')
    download.destroy()
    await closed
    send()
  }
  t.equal((await app.inject(picture)).body, 'a picture')
})

t.test('an answer that comes after its request was given up does not keep a connection', async (t) => {
  const source = await startSource(t, 4, (send) => send())
  const requested = { path: file, requestId: 'request-1', range: 'bytes=0-' }
  /** Spent before the headers come, which the call itself has yet time for. */
  class Spent extends Budget {
    override async wait<T>(): Promise<T> {
      throw new UpstreamUnavailable('timeout', 'Spent')
    }
  }
  for (let count = 0; count < 4 + beside + 1; count += 1) {
    await t.rejects(source.get({ ...requested, budget: new Spent() }), { message: 'Spent' })
  }
  t.match(await source.get({ path: picture, requestId: 'request-2', budget: new Budget() }), { kind: 'whole' })
})
