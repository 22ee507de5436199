import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { createOwnFile, type OwnFileOptions } from '../../visitor/own-file.ts'
import { isKnown } from '../../visitor/recovery.ts'
import { maxHashLength, searchPage } from './return-forms.ts'

const labelsPerMinute = 60

/** Labels of a return, for those who have the order's hash. */
export default fp<OwnFileOptions>(
  async (app, options) => {
    const sendOwnFile = createOwnFile({ ...options, limit: app.addressLimit('return-labels', labelsPerMinute) })

    app.get<{ Params: { rma: string; number: string }; Querystring: Record<string, string> }>(
      '/api/return-label/:rma/:number/',
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const { params, query, visitor } = request
        const isLabel = /^R\d{1,20}-\d{1,4}$/.test(params.rma) && /^[1-9]$/.test(params.number)
        if (!isLabel || !isKnown(visitor)) return reply.code(404).send({ error: 'Not found' })
        const requested = new URLSearchParams({ order: String(query.order ?? '').slice(0, maxHashLength) })
        if (query.qr === '1') requested.set('qr', '1')
        return sendOwnFile(request, reply, {
          path: `/returns/${params.rma}/labels/${params.number}?${requested}`,
          visitor,
          types: /^(?:application\/pdf|image\/png)/,
          toLogin: (unknown: FastifyReply) => unknown.redirect(searchPage, 303),
        })
      },
    )
  },
  { name: 'return-labels', dependencies: ['rate-limits', 'visitor'] },
)
