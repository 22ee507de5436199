import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

/** Retry-After in seconds; the breaker closes about a second after the upstream's return. */
const retryAfterSeconds = 5

/** Status and headers of every answer during an outage of the upstream: 503, not cached, with Retry-After. */
export function asOutage(reply: FastifyReply): FastifyReply {
  return reply.code(503).headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'private, no-store' })
}

/** The answer of routes for scripts and files. */
export function answerOutage(reply: FastifyReply): FastifyReply {
  return asOutage(reply).send({ error: 'Not available, try again in a moment' })
}

/** Gives every 503 of the server Retry-After, and keeps it out of caches. */
export default fp(
  async (app) => {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.statusCode === 503) {
        if (!reply.hasHeader('retry-after')) reply.header('retry-after', String(retryAfterSeconds))
        if (!String(reply.getHeader('cache-control')).includes('no-store'))
          reply.header('cache-control', 'private, no-store')
      }
      done(null, payload)
    })
  },
  { name: 'outage' },
)
