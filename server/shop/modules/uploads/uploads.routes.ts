import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { customerOf } from '../../call/caller.ts'
import type { ShopContext } from '../../graphql/context.ts'

type UploadRoutesOptions = {
  requireToken: preHandlerAsyncHookHandler
  /** As operations have it; empty where the call names no store. */
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

/**
 * GET /uploads/certificate: downloads the certificate of the calling customer. The route takes no id, so it cannot
 * serve the file of another customer.
 */
export const uploadRoutes = async (app: FastifyInstance, { requireToken, contextOf }: UploadRoutesOptions) => {
  app.get('/uploads/certificate', { preHandler: requireToken }, async (request, reply) => {
    const context = contextOf(request)
    if (!context.identity) return refuse(reply, 'UNKNOWN_STORE', 'The call names no store')
    try {
      const file = await context.uploads.wholeCertificate(customerOf(await context.identity()))
      if (!file) return refuse(reply, 'NOT_FOUND', 'There is no certificate')
      const ascii = file.name.replaceAll(/[^\w .()-]/g, '_')
      const encoded = encodeURIComponent(file.name).replaceAll("'", '%27')
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type(file.mediaType)
        .send(file.content)
    } catch (error) {
      const { message, extensions } = error as Partial<GraphQLError>
      if (extensions?.code === undefined) throw error
      return refuse(reply, extensions.code as ErrorCode, message ?? '')
    }
  })
}
