import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { plainForm } from '../forms/plain-form.ts'
import { returnPath } from '../forms/return-path.ts'
import { ownPath } from '../security/own-path.ts'
import { cookieOptions, cookies } from '../visitor/cookies.ts'
import type { PreviewSeals } from '../visitor/preview-seals.ts'
import type { Visitor } from '../visitor/visitor.ts'

export type PreviewsOptions = {
  seals: PreviewSeals
  /** Whether a shared link still holds; asked with each request, so that a revoked one ends at once. Throws in an outage. */
  isLinkOpen?: (id: string, visitor: Visitor) => Promise<boolean>
}

/** What a preview may send besides GraphQL, which refuses mutations itself: it is no change. */
const changesNothing: ReadonlySet<string | undefined> = new Set(['/graphql', '/api/token'])

/**
 * Previews of the shop: pages in the studio's frame (seal in the address), and pages that are walked through as visitors do (seal in
 * the cookie `preview`, set by a link). Their answers are kept by no cache and found by no search engine.
 */
export default fp<PreviewsOptions>(
  async (app, { seals, isLinkOpen = async () => false }) => {
    app.addHook('onRequest', async (request, reply) => {
      const { preview } = request.visitor
      if (!preview) {
        if (hasEnded(request)) return refuse(reply, 403, 'The preview has ended')
        return
      }
      reply.headers(previewHeaders)
      if (preview.by === 'link' && !(await isLinkOpen(preview.id, request.visitor))) {
        reply.clearCookie(cookies.preview.name, cookieOptions('preview'))
        return refuse(reply, 410, 'The preview has ended')
      }
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && !changesNothing.has(request.routeOptions.url)) {
        return refuse(reply, 403, 'A preview changes nothing')
      }
    })
    app.addHook('onSend', async ({ visitor }, reply, payload) => {
      if (visitor?.preview) reply.header('cache-control', 'private, no-store')
      return payload
    })

    // No parameter of a route is as long as a seal.
    app.get('/studio/look/*', async (request, reply) => {
      reply.headers(previewHeaders).header('cache-control', 'private, no-store')
      const { '*': seal } = request.params as { '*': string }
      const { to } = request.query as { to?: unknown }
      const opened = seals.open(seal, request.visitor.store)
      if (opened?.preview.mode !== 'look') return refuse(reply, 410, 'The preview has ended')
      const { preview, ends } = opened
      if (preview.by === 'link' && !(await isLinkOpen(preview.id, request.visitor))) {
        return refuse(reply, 410, 'The preview has ended')
      }
      const seconds = Math.ceil((ends - Date.now()) / 1000)
      reply.setCookie(cookies.preview.name, seal, cookieOptions('preview', seconds))
      return reply.redirect(ownPath(to) ?? '/', 303)
    })

    await plainForm(app, {
      path: '/studio/look/end',
      lead: async (form, _request, reply) => {
        reply.clearCookie(cookies.preview.name, cookieOptions('preview'))
        return returnPath(form.get('return'))
      },
    })
  },
  { name: 'previews', dependencies: ['visitor', 'security-headers'] },
)

const previewHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
} as const

/** A seal in the address that opens nothing: the studio asks for another, and never takes the public page for the draft. */
function hasEnded(request: FastifyRequest): boolean {
  return request.routeOptions.url === '/*' && (request.query as { preview?: unknown }).preview !== undefined
}

function refuse(reply: FastifyReply, status: 403 | 410, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'private, no-store').send({ error })
}
