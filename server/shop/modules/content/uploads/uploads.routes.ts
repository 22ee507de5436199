import type { FastifyInstance } from 'fastify'
import { customerOf } from '#engine/call/caller.ts'
import { answerOwnFile, type OwnFileRoutesOptions } from '#engine/graphql/own-file-routes.ts'

/**
 * GET /uploads/certificate: downloads the certificate of the calling customer. The route takes no id, so it cannot
 * serve the file of another customer.
 */
export const uploadRoutes = async (app: FastifyInstance, { requireToken, contextOf }: OwnFileRoutesOptions) => {
  app.get('/uploads/certificate', { preHandler: requireToken }, (request, reply) =>
    answerOwnFile(contextOf(request), reply, async (context) => {
      const file = await context.uploads.wholeCertificate(customerOf(await context.identity()))
      if (!file) return null
      const ascii = file.name.replaceAll(/[^\w .()-]/g, '_')
      const encoded = encodeURIComponent(file.name).replaceAll("'", '%27')
      return { ...file, disposition: `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}` }
    }),
  )
}
