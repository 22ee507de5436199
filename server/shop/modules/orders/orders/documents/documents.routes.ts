import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { answerOwnFile, type OwnFileRoutesOptions } from '#engine/graphql/own-file-routes.ts'
import type { DocumentKind } from './documents.tables.ts'

const kinds = ['xrechnung', 'invoice', 'creditNote', 'orderForm', 'returnSlip'] as const satisfies DocumentKind[]

const params = Type.Object({
  orderId: Type.String({ pattern: '^\\d{1,20}$' }),
  kind: Type.Enum(kinds),
  /** Number, for kinds of which an order may have several. */
  number: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
})

const query = Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) })

/** GET /orders/:orderId/documents/:kind/:number?: a document, for the owner of the order. */
export const documentRoutes = async (app: FastifyInstance, { requireToken, contextOf }: OwnFileRoutesOptions) => {
  app.get<{ Params: Static<typeof params>; Querystring: Static<typeof query> }>(
    '/orders/:orderId/documents/:kind/:number?',
    { preHandler: requireToken, schema: { params, querystring: query } },
    (request, reply) =>
      answerOwnFile(contextOf(request), reply, async (context) => {
        const { orderId, kind, number = null } = request.params
        const reader = { identity: await context.identity(), audience: context, key: request.query.key }
        const document = await context.orderDocuments.find(orderId, { kind, number }, reader)
        return document && { ...document, disposition: `attachment; filename="${document.name}"` }
      }),
  )
}
