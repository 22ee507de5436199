import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { AdaptiveLimit, OverloadError } from '#lib/adaptive-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    graphqlLimit: AdaptiveLimit
  }
}

type SheddingOptions = {
  /** Connections to the database: with fewer calls at once some of them would be idle. */
  poolSize: number
  /** Limit of /graphql; a test gives its own. */
  limit?: AdaptiveLimit
}

/** A call waits less than the edge waits for its answer (5 s). Above 128 at once calls only keep each other from ending. */
const graphqlLimits = { max: 128, queue: 1000, maxWaitMs: 3000 } as const

/**
 * Answers 503 with Retry-After to GraphQL calls that would wait too long for their turn. Nothing else is refused: health and
 * metrics are how operators see the load, tokens and the change log cost next to nothing, and drawing pictures has a
 * limit of its own (MEDIA_RENDER_CONCURRENCY).
 */
export const shedding = fp(
  async (app: FastifyInstance, { poolSize, limit: given }: SheddingOptions) => {
    const limit = given ?? new AdaptiveLimit({ ...graphqlLimits, min: Math.min(poolSize, graphqlLimits.max) })
    app.decorate('graphqlLimit', limit)
    // After the body has come: a slow sender must not hold a place.
    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/graphql') return
      try {
        await admitted(limit, reply)
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error
        request.log.warn(limit.state, 'overloaded, call turned away')
        reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' })
        return reply.send({
          errors: [{ message: 'The shop is overloaded', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
        })
      }
    })
  },
  { name: 'shedding' },
)

/** Resolves when the call may go on; it keeps its place until its answer has been sent, or its caller has left. */
function admitted(limit: AdaptiveLimit, reply: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      resolve()
      await finished(reply.raw).catch(() => {})
    }
    limit.run(work, () => reply.raw.writableFinished).catch(reject)
  })
}
