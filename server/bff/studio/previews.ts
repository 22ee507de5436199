import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Preview } from '#contract/preview.ts'
import { plainForm } from '../forms/plain-form.ts'
import { returnPath } from '../forms/return-path.ts'
import { answerTooMany } from '../operations/too-many.ts'
import { wantsPage } from '../pages/busy/busy-page.ts'
import type { ShopNames } from '../pages/shop-names.ts'
import { ownPath } from '../security/own-path.ts'
import { cookieOptions, cookies } from '../visitor/cookies.ts'
import type { PreviewSeals } from '../visitor/preview-seals.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { endedPage } from './ended-page.ts'
import type { PreviewLinks } from './preview-links.ts'

export type PreviewsOptions = {
  seals: PreviewSeals
  /** Asked with each request of a preview, so that one ends at once with its link or its editor's session. */
  links: Pick<PreviewLinks, 'open' | 'isOpen'>
  names: ShopNames
}

/** Shared links that one network opens; an agency is many people behind one address. */
const linksPerMinute = 60

/** What a preview may send besides GraphQL, which refuses mutations itself: it is no change. */
const changesNothing: ReadonlySet<string | undefined> = new Set(['/graphql', '/api/token'])

/**
 * Previews of the shop: pages in the studio's frame (seal in the address), and pages that are walked through as visitors do (seal in
 * the cookie `preview`, set by a link). Their answers are kept by no cache and found by no search engine.
 */
export default fp<PreviewsOptions>(
  async (app, { seals, links, names }) => {
    const isOver = async (preview: Preview, visitor: Visitor) => !(await links.isOpen(preview, visitor))
    const limit = app.addressLimit('shared-previews', linksPerMinute)

    app.addHook('onRequest', async (request, reply) => {
      const { preview } = request.visitor
      if (!preview) {
        if (hasEnded(request)) return refuse(reply, 403, 'The preview has ended')
        return
      }
      reply.headers(previewHeaders)
      if (await isOver(preview, request.visitor)) {
        if (preview.mode === 'edit') return refuse(reply, 403, 'The preview has ended')
        // A call of an open page leaves it, so that the page that is opened next still says why.
        if (wantsPage(request.headers)) reply.clearCookie(cookies.preview.name, cookieOptions('preview'))
        return sendEnded(request, reply, names)
      }
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && !changesNothing.has(request.routeOptions.url)) {
        return refuse(reply, 403, 'A preview changes nothing')
      }
    })
    app.addHook('onSend', ({ visitor }, reply, payload, done) => {
      if (visitor?.preview) reply.header('cache-control', 'private, no-store')
      done(null, payload)
    })

    // No parameter of a route is as long as a seal.
    app.get('/studio/look/*', async (request, reply) => {
      reply.headers(previewHeaders).header('cache-control', 'private, no-store')
      const { '*': seal } = request.params as { '*': string }
      const { to } = request.query as { to?: unknown }
      const opened = seals.open(seal, request.visitor.store)
      if (opened?.preview.mode !== 'look' || (await isOver(opened.preview, request.visitor)))
        return sendEnded(request, reply, names)
      return lookAt(reply, seal, opened.ends).redirect(ownPath(to) ?? '/', 303)
    })

    app.get<{ Params: { token: string } }>('/studio/shared/:token', async (request, reply) => {
      reply.headers(previewHeaders).header('cache-control', 'private, no-store')
      const { isAllowed, retryAfter } = await limit(request)
      if (!isAllowed) return answerTooMany(reply, retryAfter)
      const { visitor, params } = request
      const opened = await links.open(params.token, visitor)
      if (!opened) return sendEnded(request, reply, names)
      const seal = seals.seal(opened.preview, visitor.store, opened.ends)
      return lookAt(reply, seal, opened.ends).redirect(ownPath(opened.path) ?? '/', 303)
    })

    await plainForm(app, {
      path: '/studio/look/end',
      lead: async (form, _request, reply) => {
        reply.clearCookie(cookies.preview.name, cookieOptions('preview'))
        return returnPath(form.get('return'))
      },
    })
  },
  { name: 'previews', dependencies: ['visitor', 'security-headers', 'rate-limits'] },
)

const previewHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
} as const

function lookAt(reply: FastifyReply, seal: string, ends: number): FastifyReply {
  const seconds = Math.ceil((ends - Date.now()) / 1000)
  return reply.setCookie(cookies.preview.name, seal, cookieOptions('preview', seconds))
}

/** A seal in the address that opens nothing: the studio asks for another, and never takes the public page for the draft. */
function hasEnded(request: FastifyRequest): boolean {
  return request.routeOptions.url === '/*' && (request.query as { preview?: unknown }).preview !== undefined
}

function sendEnded(request: FastifyRequest, reply: FastifyReply, names: ShopNames): FastifyReply {
  if (!wantsPage(request.headers)) return refuse(reply, 410, 'The preview has ended')
  return reply
    .code(410)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(endedPage(request.visitor, names.of(request.visitor)))
}

function refuse(reply: FastifyReply, status: 403 | 410, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'private, no-store').send({ error })
}
