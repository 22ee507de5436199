import type { FastifyError, FastifyInstance } from 'fastify'

/** Routes besides GraphQL: a caller's fault is told, ours is logged and stays inside. */
export const answerPlainly = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: error.message })
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(status).send({ error: 'internal error' })
  })
}
