import type { FastifyInstance } from 'fastify'
import { answerOwnFile, type OwnFileRoutesOptions } from '#engine/graphql/own-file-routes.ts'

type LabelCall = { Params: { rma: string; number: string }; Querystring: { order?: string; qr?: string } }

/** GET /returns/:rma/labels/:number?order=HASH: a label as PDF, with qr=1 its QR code; for those who have the order's hash. */
export const returnRoutes = async (app: FastifyInstance, { requireToken, contextOf }: OwnFileRoutesOptions) => {
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
    (request, reply) =>
      answerOwnFile(contextOf(request), reply, async (context) => {
        const { rma, number } = request.params
        const { order = '', qr } = request.query
        const reader = { identity: await context.identity(), audience: context }
        const label = await context.returns.label({ rma, number: Number(number), hash: order }, reader)
        if (qr === '1')
          return label?.qr
            ? {
                content: label.qr,
                mediaType: 'image/png',
                disposition: `inline; filename="label-${rma}-${number}.png"`,
              }
            : null
        const disposition = `attachment; filename="label-${rma}-${number}.pdf"`
        return label?.pdf ? { content: label.pdf, mediaType: 'application/pdf', disposition } : null
      }),
  )
}
