import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { createOwnFile, type OwnFileOptions } from '../visitor/own-file.ts'
import { isKnown } from '../visitor/recovery.ts'

const toLogin = (reply: FastifyReply) =>
  reply.redirect(`/login?target=${encodeURIComponent('/myaccount/contact-details')}`, 303)

const downloadsPerMinute = 10

/** GET /api/my-data/: everything that the shop knows of the calling customer, as a file that no cache stores. */
export default fp<OwnFileOptions>(
  async (app, options) => {
    const sendOwnFile = createOwnFile({ ...options, limit: app.addressLimit('my-data', downloadsPerMinute) })

    app.get('/api/my-data/', async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { visitor } = request
      if (!isKnown(visitor) || visitor.identity.session === null) return toLogin(reply)
      return sendOwnFile(request, reply, { path: '/customers/my-data', visitor, types: /^application\/json/, toLogin })
    })
  },
  { name: 'my-data', dependencies: ['rate-limits', 'visitor'] },
)
