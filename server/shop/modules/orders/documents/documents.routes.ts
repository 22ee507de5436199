import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { GraphQLError } from 'graphql'
import { type Static, Type } from 'typebox'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from '../../../graphql/context.ts'
import type { DocumentKind } from './documents.tables.ts'

type DocumentRoutesOptions = {
  requireToken: preHandlerAsyncHookHandler
  /** As operations have it; empty where the call names no store. */
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

const kinds = ['xrechnung', 'invoice', 'creditNote', 'orderForm', 'returnSlip'] as const satisfies DocumentKind[]

const params = Type.Object({
  orderId: Type.String({ pattern: '^\\d{1,20}$' }),
  kind: Type.Enum(kinds),
  /** Of an order that may have several of the kind. */
  number: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
})

const query = Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) })

/** GET /orders/:orderId/documents/:kind/:number?: a document, for the owner of the order. */
export const documentRoutes = async (app: FastifyInstance, { requireToken, contextOf }: DocumentRoutesOptions) => {
  app.get<{ Params: Static<typeof params>; Querystring: Static<typeof query> }>(
    '/orders/:orderId/documents/:kind/:number?',
    { preHandler: requireToken, schema: { params, querystring: query } },
    async (request, reply) => {
      const context = contextOf(request)
      if (!context.identity) return refuse(reply, 'UNKNOWN_STORE', 'The call names no store')
      try {
        const { orderId, kind, number = null } = request.params
        const { key } = request.query
        const reader = { identity: await context.identity(), audience: context as ShopContext, key }
        const document = await context.orderDocuments.find(orderId, { kind, number }, reader)
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
