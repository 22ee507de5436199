import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'undici'

type Picture = { body: Buffer; headers: Record<string, string> }

const path = /^\/media\/[\w/.@%-]+$/
const passedOn = ['content-type', 'cache-control', 'etag', 'content-disposition', 'content-security-policy'] as const
const keptBytes = 64 * 1024 * 1024
const largestKeptBytes = 512 * 1024

/**
 * Pictures and files come from the engine under the shop's own address. Their paths are content-addressed, so that a copy
 * in memory is never out of date.
 */
export default fp(
  async (app: FastifyInstance, { pool }: { pool: Pool }) => {
    const kept = new LRUCache<string, Picture>({ maxSize: keptBytes, sizeCalculation: ({ body }) => body.length + 500 })

    app.get('/media/*', { logLevel: 'warn' }, async (request, reply) => {
      const [asked = ''] = request.url.split('?')
      if (!path.test(asked)) return reply.code(404).send({ error: 'Not found' })
      const picture = kept.get(asked)
      if (picture) {
        if (request.headers['if-none-match'] === picture.headers.etag)
          return reply.code(304).headers(picture.headers).send()
        return reply.headers(picture.headers).send(picture.body)
      }
      const answer = await pool.request({ path: asked, method: 'GET', headers: { 'x-request-id': request.id } })
      const headers = pick(answer.headers)
      if (answer.statusCode !== 200 || Number(answer.headers['content-length'] ?? 0) > largestKeptBytes) {
        return reply.code(answer.statusCode).headers(headers).send(answer.body)
      }
      const body = Buffer.from(await answer.body.arrayBuffer())
      if (body.length <= largestKeptBytes) kept.set(asked, { body, headers })
      return reply.headers(headers).send(body)
    })
  },
  { name: 'media-proxy' },
)

function pick(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of passedOn) if (headers[name]) picked[name] = String(headers[name])
  return picked
}
