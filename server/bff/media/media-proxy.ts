import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'undici'

type Picture = { body: Buffer; headers: Record<string, string> }

/** /media/{id}/{format}.{ending} and /media/{id}/file/{name}; nothing else of the engine can be reached. */
const path = /^\/media\/[0-9a-f]{16}\/(?:\w+\.\w+|file\/(?!\.{1,2}$)(?:[\w.~!*'()-]|%(?!2f|5c|00)[0-9a-f]{2})+)$/i
const passedOn = [
  'content-type',
  'cache-control',
  'etag',
  'content-disposition',
  'content-security-policy',
  'content-range',
  'accept-ranges',
  'retry-after',
] as const
const keptBytes = 64 * 1024 * 1024
const largestKeptBytes = 512 * 1024

/**
 * Pictures and files come from the engine under the shop's own address. Their paths are content-addressed, so that a copy
 * in memory is never out of date.
 */
export default fp(
  async (app: FastifyInstance, { pool }: { pool: Pool }) => {
    const kept = new LRUCache<string, Picture>({ maxSize: keptBytes, sizeCalculation })
    app.edgeMetrics.cache('media', () => kept.calculatedSize)

    app.get('/media/*', { logLevel: 'warn' }, async (request, reply) => {
      const [asked = ''] = request.url.split('?')
      if (!path.test(asked)) return reply.code(404).send({ error: 'Not found' })
      const { range } = request.headers
      const known = range ? undefined : kept.get(asked)
      if (known) return sendPicture(request, reply, known)
      const answer = await pool
        .request({ path: asked, method: 'GET', headers: { 'x-request-id': request.id, ...(range ? { range } : {}) } })
        .catch((err: unknown) => {
          request.log.warn({ err }, 'media: the engine does not answer')
          return null
        })
      if (!answer) {
        reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
        return reply.send({ error: 'Not available, try again in a moment' })
      }
      const headers = pick(answer.headers)
      if (answer.statusCode !== 200 || Number(answer.headers['content-length'] ?? 0) > largestKeptBytes) {
        return reply.code(answer.statusCode).headers(headers).send(answer.body)
      }
      const picture = { body: Buffer.from(await answer.body.arrayBuffer()), headers }
      if (picture.body.length <= largestKeptBytes) kept.set(asked, picture)
      return sendPicture(request, reply, picture)
    })
  },
  { name: 'media-proxy', dependencies: ['metrics'] },
)

/** An address may be as long as a request line, and any name of a file is good. */
const sizeCalculation = ({ body }: Picture, address: string): number => body.length + address.length * 2 + 2000

function sendPicture(request: FastifyRequest, reply: FastifyReply, { body, headers }: Picture): FastifyReply {
  reply.headers(headers)
  const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag
  return isKnown ? reply.code(304).send() : reply.send(body)
}

function pick(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of passedOn) if (headers[name]) picked[name] = String(headers[name])
  return picked
}
