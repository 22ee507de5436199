import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { escapeHtml } from '#web/lib/page/head-html.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** As web/studio/vite.config.ts writes it into index.html. */
const noncePlaceholder = 'STUDIO_NONCE'
/** Stands in web/studio/index.html. */
const shopPlaceholder = 'STUDIO_SHOP'

/** What the shop is called, in the visitor's language. */
export type ShopNameOf = (visitor: Visitor) => Promise<string>

/** React Aria adds styles of its own, which the nonce allows; nothing else inline runs, and nothing comes from elsewhere. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The studio's app: one document for each of its addresses, and its hashed files. Registered apart from the shop's files; `dist` is the folder of
 * the studio's build, which a container may leave out.
 */
export default fp<{ dist: string; shopNameOf: ShopNameOf }>(
  async (app, { dist, shopNameOf }) => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8')
    await app.register(async (scope) => {
      await scope.register(fastifyStatic, {
        root: join(dist, 'assets'),
        serve: false,
        immutable: true,
        maxAge: '365d',
        decorateReply: true,
      })
      scope.get<{ Params: { '*': string } }>('/studio/assets/*', { logLevel: 'warn' }, ({ params }, reply) => {
        const isHidden = /(^|[\\/])\./.test(params['*'])
        return isHidden ? reply.callNotFound() : reply.sendFile(params['*'])
      })
    })
    const open = async ({ visitor }: FastifyRequest, reply: FastifyReply) => {
      const shopName = escapeHtml(await shopNameOf(visitor))
      const nonce = randomBytes(16).toString('base64')
      return reply
        .header('content-security-policy', policyOf(nonce))
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(page.replaceAll(shopPlaceholder, () => shopName).replaceAll(noncePlaceholder, nonce))
    }
    app.get('/studio', (_request, reply) => reply.redirect('/studio/', 308))
    app.get('/studio/*', open)
  },
  { name: 'studio-files' },
)
