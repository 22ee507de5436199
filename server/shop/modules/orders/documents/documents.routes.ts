import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from '../../../graphql/context.ts'

type DocumentRoutesOptions = {
  requireToken: preHandlerAsyncHookHandler
  /** As operations have it; empty where the call names no store. */
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

/** GET /orders/:number/documents/xrechnung: the electronic invoice, for the owner of the order. */
export const documentRoutes = async (app: FastifyInstance, { requireToken, contextOf }: DocumentRoutesOptions) => {
  app.get<{ Params: { number: string } }>(
    '/orders/:number/documents/xrechnung',
    {
      preHandler: requireToken,
      schema: { params: { type: 'object', properties: { number: { type: 'string', pattern: '^\\d{1,20}$' } } } },
    },
    async (request, reply) => {
      const context = contextOf(request)
      if (!context.identity) return refuse(reply, 'UNKNOWN_STORE', 'The call names no store')
      try {
        const reader = { identity: await context.identity(), audience: context as ShopContext }
        const document = await context.orderDocuments.find(request.params.number, 'xrechnung', reader)
        if (!document) return refuse(reply, 'NOT_FOUND', 'There is no such document')
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': `attachment; filename="${document.name}"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          })
          .type(document.mediaType)
          .send(document.content)
      } catch (error) {
        const { message, extensions } = error as Partial<GraphQLError>
        if (extensions?.code === undefined) throw error
        return refuse(reply, extensions.code as ErrorCode, message ?? '')
      }
    },
  )
}
