import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { createOwnFile, type OwnFileOptions } from '../visitor/own-file.ts'
import { isKnown } from '../visitor/recovery.ts'

type OrderDocumentsOptions = OwnFileOptions & { documentsPerMinute?: number }

/**
 * GET /api/order-document/:orderId/xrechnung/: the electronic invoice of the visitor's own order. The engine decides whose order it is;
 * another person's, and one that is not made yet, is not found.
 */
export default fp<OrderDocumentsOptions>(
  async (app, { documentsPerMinute = 60, ...options }) => {
    const limit = app.addressLimit('order-documents', documentsPerMinute)
    const sendOwnFile = createOwnFile(options)

    app.get<{ Params: { orderId: string } }>('/api/order-document/:orderId/xrechnung/', async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { isAllowed, retryAfter } = await limit(request)
      if (!isAllowed) return reply.code(429).header('retry-after', retryAfter).send({ error: 'Too many requests' })
      const { visitor, params } = request
      const { orderId } = params
      if (!/^\d{1,20}$/.test(orderId) || !isKnown(visitor)) return reply.code(404).send({ error: 'Not found' })
      const target = encodeURIComponent(`/checkout/confirmation?orderId=${orderId}`)
      return sendOwnFile(request, reply, {
        path: `/orders/${orderId}/documents/xrechnung`,
        visitor,
        types: /^application\/xml/,
        toLogin: (unknown: FastifyReply) => unknown.redirect(`/login?target=${target}`, 303),
      })
    })
  },
  { name: 'order-documents', dependencies: ['rate-limits', 'visitor'] },
)
