import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { answerOutage } from '../operations/outage.ts'
import { answerTooMany } from '../operations/too-many.ts'
import { chooseEncoding } from '../pages/cache/page-entry.ts'
import type { UpstreamClient } from '../upstream/client.ts'

/** Engine's name of each feed by the name of its file. */
const files: Readonly<Record<string, string>> = { 'google.xml': 'google', 'idealo.csv': 'idealo' }
/** max-age in seconds: a job makes them anew twice an hour. */
const cacheSeconds = 600

type FeedsOptions = {
  upstream: Pick<UpstreamClient, 'file'>
  filesPerMinute?: number
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such feed')

/** Feeds of products for other sites, at /feeds/google.xml and /feeds/idealo.csv of each store. */
export default fp<FeedsOptions>(
  async (app, { upstream, filesPerMinute = 30 }) => {
    const limit = app.addressLimit('feeds', filesPerMinute)

    app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
      const format = files[request.params.file]
      if (format === undefined) return missing(reply)
      const { isAllowed, retryAfter } = await limit(request)
      if (!isAllowed) return answerTooMany(reply, retryAfter)
      const { store, language, requestId, budget } = request.visitor
      const call = { store, language, requestId, ...(budget && { budget }) }
      const feed = await upstream.file(`/feeds/${format}`, call).catch((err) => {
        request.log.warn({ err, format }, 'a feed: the engine does not answer')
        return null
      })
      if (feed?.status === 204) return missing(reply)
      if (!feed || !isFeed(feed)) return answerOutage(reply)
      return sendFeed(request, reply, feed)
    })
  },
  { name: 'feeds', dependencies: ['rate-limits', 'visitor'] },
)

/** As the engine sends one: anything else is of a proxy. */
const isFeed = ({ status, headers }: Feed): boolean =>
  status === 200 &&
  headers['content-encoding'] === 'gzip' &&
  /^(?:application\/xml|text\/csv)\b/.test(String(headers['content-type']))

type Feed = Awaited<ReturnType<UpstreamClient['file']>>

type Version = { modified: unknown; etag: unknown }

/** Whether the caller has this version. The tag decides where there is one (RFC 9110, 13.2.2). */
function isStored(headers: FastifyRequest['headers'], { modified, etag }: Version): boolean {
  const tags = headers['if-none-match']
  if (tags === undefined) return modified !== undefined && headers['if-modified-since'] === modified
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '')
  return tags.trim() === '*' || (typeof etag === 'string' && tags.split(',').some((tag) => plain(tag) === plain(etag)))
}

function sendFeed(request: FastifyRequest, reply: FastifyReply, { headers, bytes }: Feed) {
  const { 'last-modified': modified, etag } = headers
  reply.headers({ 'cache-control': `public, max-age=${cacheSeconds}`, vary: 'accept-encoding' })
  if (modified) reply.header('last-modified', modified)
  if (etag) reply.header('etag', etag)
  if (isStored(request.headers, { modified, etag })) return reply.code(304).send()
  reply.type(String(headers['content-type']))
  if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(gunzipSync(bytes))
  return reply.header('content-encoding', 'gzip').send(bytes)
}
