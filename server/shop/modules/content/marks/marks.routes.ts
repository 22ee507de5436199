import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ShopContext } from '#engine/graphql/context.ts'
import { isMarkFile } from './mark-files.ts'
import type { Marks } from './marks.service.ts'

type MarkRoutesOptions = {
  marks: Pick<Marks, 'file'>
  requireToken: preHandlerAsyncHookHandler
  contextOf: (request: FastifyRequest) => ShopContext | Record<string, never>
}

/** GET /marks/{favicon.svg,icon-192.png,…}, for the edge: of the store and in the language of the call. */
export const markRoutes = async (app: FastifyInstance, { marks, requireToken, contextOf }: MarkRoutesOptions) => {
  app.get<{ Params: { file: string } }>('/marks/:file', { preHandler: requireToken }, async (request, reply) => {
    const { file } = request.params
    const { store, language } = contextOf(request)
    // 204: a 404 could be a proxy's.
    if (!store || !language || !isMarkFile(file)) return reply.code(204).send()
    const { bytes, mime, etag } = await marks.file({ store, language }, file)
    return reply.header('etag', etag).type(mime).send(bytes)
  })
}
