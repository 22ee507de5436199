import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export type SheddingOptions = {
  /** Milliseconds that the event loop may be late before calls are turned away instead of queueing. */
  longestLag: number
}

/** Those who look after the process must reach it most of all when it is overloaded. */
const isOperators = (url: string): boolean => url.startsWith('/health/') || url === '/metrics'

/** Answers 503 with Retry-After while the process cannot keep up. */
export const shedding = fp(
  async (app: FastifyInstance, { longestLag }: SheddingOptions) => {
    await app.register(underPressure, {
      maxEventLoopDelay: longestLag,
      // The plugin takes a sample without any turn of the loop for endless lag, so none may be shorter than the limit.
      sampleInterval: longestLag,
      pressureHandler: (request, reply, type, value) => {
        if (isOperators(request.url)) return
        request.log.warn({ type, value }, 'overloaded, call turned away')
        reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' })
        reply.send({ errors: [{ message: 'The shop is overloaded', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
      },
    })
  },
  { name: 'shedding' },
)
