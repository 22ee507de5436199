import type { FastifyError, FastifyInstance } from 'fastify'

/**
 * Errors of routes other than GraphQL: messages of 4xx reach the client, those of 5xx are only logged. An error that
 * `isOutage` recognises is answered with 503 and Retry-After. Failures are never cached, even if the route has set
 * Cache-Control.
 */
export const answerPlainly = (app: FastifyInstance, isOutage: (error: Error) => boolean = () => false): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 500) {
      const isStored = /public|max-age|immutable/.test(String(reply.getHeader('cache-control') ?? ''))
      if (isStored) reply.header('cache-control', 'no-store')
    }
    done(null, payload)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isOutage(error)) {
      request.log.warn({ err: error }, 'not available')
      return reply
        .code(503)
        .type('application/json; charset=utf-8')
        .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
        .send({ error: 'not available' })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: error.message })
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(status).send({ error: 'internal error' })
  })
}
