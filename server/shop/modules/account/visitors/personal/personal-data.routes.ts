import type { FastifyInstance } from 'fastify'
import { answerOwnFile, type OwnFileRoutesOptions } from '#engine/graphql/own-file-routes.ts'

/** GET /customers/my-data: everything that the shop knows of the calling customer, as JSON. The route takes no id. */
export const personalDataRoutes = async (app: FastifyInstance, { requireToken, contextOf }: OwnFileRoutesOptions) => {
  app.get('/customers/my-data', { preHandler: requireToken }, (request, reply) =>
    answerOwnFile(contextOf(request), reply, async (context) => {
      const session = await context.visitors.sessionOf(context.caller, context.store)
      const data = await context.visitors.exportPersonalData(session)
      return {
        content: JSON.stringify(data, null, 2),
        mediaType: 'application/json; charset=utf-8',
        disposition: `attachment; filename="pausenhof-${new Date().toISOString().slice(0, 10)}.json"`,
      }
    }),
  )
}
