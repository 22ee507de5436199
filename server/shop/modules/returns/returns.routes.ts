import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import type { ShopContext } from '../../graphql/context.ts'

type ReturnRoutesOptions = {
  requireToken: preHandlerAsyncHookHandler
  /** As operations have it; empty where the call names no store. */
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

type LabelCall = { Params: { rma: string; number: string }; Querystring: { order?: string; qr?: string } }

/** GET /returns/:rma/labels/:number?order=HASH: a label as PDF, with qr=1 its QR code; for those who have the order's hash. */
export const returnRoutes = async (app: FastifyInstance, { requireToken, contextOf }: ReturnRoutesOptions) => {
  const params = {
    type: 'object',
    properties: {
      rma: { type: 'string', pattern: '^R\\d{1,20}-\\d{1,4}$' },
      number: { type: 'string', pattern: '^[1-9]$' },
    },
  }
  app.get<LabelCall>(
    '/returns/:rma/labels/:number',
    { preHandler: requireToken, schema: { params } },
    async (request, reply) => {
      const context = contextOf(request)
      if (!context.identity) return refuse(reply, 'UNKNOWN_STORE', 'The call names no store')
      const { rma, number } = request.params
      const { order = '', qr } = request.query
      try {
        const reader = { identity: await context.identity(), audience: context as ShopContext }
        const label = await context.returns.label({ rma, number: Number(number), hash: order }, reader)
        const content = qr === '1' ? label?.qr : label?.pdf
        if (!content) return refuse(reply, 'NOT_FOUND', 'There is no such label')
        const name = `label-${rma}-${number}.${qr === '1' ? 'png' : 'pdf'}`
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': `${qr === '1' ? 'inline' : 'attachment'}; filename="${name}"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          })
          .type(qr === '1' ? 'image/png' : 'application/pdf')
          .send(content)
      } catch (error) {
        const { message, extensions } = error as Partial<GraphQLError>
        if (extensions?.code === undefined) throw error
        return refuse(reply, extensions.code as ErrorCode, message ?? '')
      }
    },
  )
}
