import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ShopContext } from '#engine/graphql/context.ts'
import { type Feeds, isFeedFormat } from './feeds.service.ts'
import type { FeedFormat } from './feeds.tables.ts'

const types: Record<FeedFormat, string> = { google: 'application/xml', idealo: 'text/csv' }

declare module 'fastify' {
  interface FastifyInstance {
    /** Has feeds made for stores that have none yet. */
    requestFirstFeeds: () => Promise<void>
  }
}

type FeedRoutesOptions = {
  feeds: Feeds
  requireToken: preHandlerAsyncHookHandler
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

/** GET /feeds/{google,idealo}, for the edge: compressed, as the job has stored it. */
export const feedRoutes = async (app: FastifyInstance, { feeds, requireToken, contextOf }: FeedRoutesOptions) => {
  app.get<{ Params: { format: string } }>('/feeds/:format', { preHandler: requireToken }, async (request, reply) => {
    const { format } = request.params
    const { store } = contextOf(request)
    const feed = store && isFeedFormat(format) ? await feeds.find({ store }, format) : null
    // 204: a 404 could be a proxy's.
    if (!feed || !isFeedFormat(format)) return reply.code(204).send()
    return reply
      .headers({
        'content-encoding': 'gzip',
        'last-modified': feed.madeAt.toUTCString(),
        // Weak: the edge hands it out unpacked as well.
        etag: `W/"${format}-${feed.madeAt.getTime().toString(36)}"`,
      })
      .type(`${types[format]}; charset=utf-8`)
      .send(feed.content)
  })
}
