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

function sendFeed(request: FastifyRequest, reply: FastifyReply, { headers, bytes }: Feed) {
  const modified = headers['last-modified']
  reply.headers({ 'cache-control': `public, max-age=${cacheSeconds}`, vary: 'accept-encoding' })
  if (modified) reply.header('last-modified', modified)
  if (modified && request.headers['if-modified-since'] === modified) return reply.code(304).send()
  reply.type(String(headers['content-type']))
  if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(gunzipSync(bytes))
  return reply.header('content-encoding', 'gzip').send(bytes)
}
