import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { ChangeLog } from '../change-log/change-log.ts'

type ChangesOptions = { changeLog: ChangeLog; requireToken: preHandlerAsyncHookHandler }

/**
 * GET /changes?after=cursor: tags changed since the cursor, for clients that cache answers. Without `after`: only the
 * newest cursor.
 */
export const changes = async (app: FastifyInstance, { changeLog, requireToken }: ChangesOptions) => {
  app.get<{ Querystring: { after?: string } }>(
    '/changes',
    {
      logLevel: 'warn',
      preHandler: requireToken,
      schema: { querystring: { type: 'object', properties: { after: { type: 'string', maxLength: 10_000 } } } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return changeLog.changesSince(request.query.after || undefined)
    },
  )
}
