import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { hasCopy } from '#lib/http/if-none-match.ts'
import { maxUrlLength } from '../pages/address/page-url.ts'
import { fileRoute } from '../security/headers.ts'
import { Budget } from '../upstream/budget.ts'
import type { MediaSource } from './media-source.ts'

type Picture = { body: Buffer; headers: Record<string, string> }

/**
 * /media/{id}/{format}.{ending} and /media/{id}/file/{name}; nothing else of the engine can be reached. A format has no longer name: the engine
 * answers a longer one, or a longer address, in another way than one of a picture that is missing, which would count as an outage.
 */
const path =
  /^\/media\/[0-9a-f]{16}\/(?:\w{1,40}\.\w{1,10}|file\/(?!\.{1,2}$)(?:[\w.~!*'()-]|%(?!2f|5c|00)[0-9a-f]{2})+)$/i
/** A rendition that a browser may be unable to show. */
const avif = /^(\/media\/[0-9a-f]{16}\/\w+)\.avif$/i
const passedOn = [
  'content-type',
  'cache-control',
  'etag',
  'content-disposition',
  'content-security-policy',
  'content-range',
  'accept-ranges',
] as const
const cachedBytes = 64 * 1024 * 1024

/** Browsers name AVIF when they can decode it; `image/*` and `*\/*` say nothing. */
const namesAvif = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/**
 * Pictures and files come from the engine under the shop's own address. Their paths are content-addressed, so that a copy
 * in memory is never out of date. Pages name pictures in AVIF only: browsers that do not know it get the same size as JPEG under that
 * address. An engine that fails is 503, by the app's handler of errors.
 */
export default fp(
  async (app: FastifyInstance, { source }: { source: MediaSource }) => {
    const pictures = new LRUCache<string, Picture>({ maxSize: cachedBytes, sizeCalculation })
    app.edgeMetrics.cache('media', () => pictures.calculatedSize)

    app.get('/media/*', fileRoute, async (request, reply) => {
      const [address = ''] = request.url.split('?')
      if (address.length > maxUrlLength || !path.test(address)) return reply.code(404).send({ error: 'Not found' })
      const { range, accept = '' } = request.headers
      if (avif.test(address)) reply.header('vary', 'accept')
      const requested = namesAvif.test(accept) ? address : address.replace(avif, '$1.jpg')
      const known = range ? undefined : pictures.get(requested)
      if (known) return sendPicture(request, reply, known)
      const answer = await source.get({
        path: requested,
        requestId: request.id,
        range,
        budget: request.visitor.budget ?? new Budget(),
      })
      if (answer.kind === 'missing') {
        return reply.code(404).header('cache-control', 'public, max-age=60').send({ error: 'Not found' })
      }
      if (answer.kind === 'busy') {
        return reply
          .code(503)
          .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
          .send({ error: 'Still drawing' })
      }
      const headers = pick(answer.headers)
      if (answer.kind === 'stream') return reply.code(answer.status).headers(headers).send(answer.body)
      const picture = { body: answer.body, headers }
      pictures.set(requested, picture)
      return sendPicture(request, reply, picture)
    })
  },
  { name: 'media-proxy', dependencies: ['metrics', 'visitor'] },
)

/** An address may be as long as a request line, and any name of a file is good. */
const sizeCalculation = ({ body }: Picture, address: string): number => body.length + address.length * 2 + 2000

function sendPicture(request: FastifyRequest, reply: FastifyReply, { body, headers }: Picture): FastifyReply {
  reply.headers(headers)
  return hasCopy(request.headers['if-none-match'], headers.etag) ? reply.code(304).send() : reply.send(body)
}

function pick(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of passedOn) if (headers[name]) picked[name] = String(headers[name])
  return picked
}
