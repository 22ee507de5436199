import type { FastifyReply } from 'fastify'

/** The answer of routes for scripts and files whose limit is reached. `retryAfter`: seconds until the next call is allowed. */
export function answerTooMany(reply: FastifyReply, retryAfter: number, error = 'Too many requests'): FastifyReply {
  return reply.code(429).header('retry-after', retryAfter).send({ error })
}
