import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createOwnFile, type OwnFileOptions } from '../visitor/own-file.ts'
import { isKnown } from '../visitor/recovery.ts'

type DocumentRequest = {
  Params: { orderId: string; kind: string; number?: string }
  Querystring: { key?: string | string[] }
}

/** Kinds of documents with the media types that they may have. */
const typesOf: Record<string, RegExp> = {
  xrechnung: /^application\/xml/,
  invoice: /^application\/pdf/,
  creditNote: /^application\/(?:pdf|xml)/,
  orderForm: /^application\/pdf/,
  returnSlip: /^application\/pdf/,
}

/** Address of the engine, and the media types to expect; null for what no order has. */
function requestedFor({ params, query }: FastifyRequest<DocumentRequest>): { path: string; types: RegExp } | null {
  const { orderId, kind, number } = params
  const types = Object.hasOwn(typesOf, kind) ? typesOf[kind] : undefined
  if (!types || !/^\d{1,20}$/.test(orderId) || !/^[\w-]{1,40}$/.test(number ?? '-')) return null
  const key = typeof query.key === 'string' && /^[\w.-]{1,200}$/.test(query.key) ? `?key=${query.key}` : ''
  return { path: `/orders/${orderId}/documents/${kind}${number === undefined ? '' : `/${number}`}${key}`, types }
}

const documentsPerMinute = 60

/**
 * GET /api/order-document/:orderId/:kind/ and …/:number/: documents of the visitor's own order, or of a guest's by the key of its mail. The
 * engine decides whose order it is; another person's, and one that is not made yet, is not found.
 */
export default fp<OwnFileOptions>(
  async (app, options) => {
    const sendOwnFile = createOwnFile({ ...options, limit: app.addressLimit('order-documents', documentsPerMinute) })

    const send = async (request: FastifyRequest<DocumentRequest>, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store')
      const { visitor } = request
      const requested = requestedFor(request)
      if (requested === null || !isKnown(visitor)) return reply.code(404).send({ error: 'Not found' })
      const target = encodeURIComponent(`/checkout/confirmation?orderId=${request.params.orderId}`)
      return sendOwnFile(request, reply, {
        ...requested,
        visitor,
        toLogin: (unknown: FastifyReply) => unknown.redirect(`/login?target=${target}`, 303),
      })
    }

    app.get<DocumentRequest>('/api/order-document/:orderId/:kind/', send)
    app.get<DocumentRequest>('/api/order-document/:orderId/:kind/:number/', send)
  },
  { name: 'order-documents', dependencies: ['rate-limits', 'visitor'] },
)
