import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from '../../../graphql/context.ts'

type PersonalDataRoutesOptions = {
  requireToken: preHandlerAsyncHookHandler
  /** As operations have it; empty where the call names no store. */
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

/** GET /customers/my-data: everything that the shop knows of the calling customer, as JSON. The route takes no id. */
export const personalDataRoutes = async (
  app: FastifyInstance,
  { requireToken, contextOf }: PersonalDataRoutesOptions,
) => {
  app.get('/customers/my-data', { preHandler: requireToken }, async (request, reply) => {
    const context = contextOf(request)
    if (!context.identity) return refuse(reply, 'UNKNOWN_STORE', 'The call names no store')
    try {
      const session = await context.visitors.sessionOf(context.caller, context.store)
      const data = await context.visitors.exportPersonalData(session)
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="pausenhof-${new Date().toISOString().slice(0, 10)}.json"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2))
    } catch (error) {
      const { message, extensions } = error as Partial<GraphQLError>
      if (extensions?.code === undefined) throw error
      return refuse(reply, extensions.code as ErrorCode, message ?? '')
    }
  })
}
