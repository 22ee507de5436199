import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type BusyPages, cookieDeletion, wantsPage } from '../pages/busy/busy-page.ts'
import { contentSecurityPolicy } from '../security/headers.ts'
import { readHost, sharedDomainOf, siteOfHost } from '../visitor/request/host.ts'
import { guardForm } from './plain-form.ts'

/** Letters of all cookies. The shop's own are far below; other programs of the same address may have left theirs. */
const maxCookieBytes = 16 * 1024
/** Of all headers: what is longer Node refuses, without a page. A browser sends up to 180 cookies of 4 kB, programs of one address seldom a tenth. */
export const maxHeaderBytes = 128 * 1024

const maxNames = 300
const cookieName = /^[!#$%&'*+.^`|~\w-]{1,200}$/

/**
 * Answers requests whose cookies are too long, before anything reads them: a person gets a page that says so, with a button that deletes
 * them; everything else gets JSON. Without cookies the shop works again, so nothing else would help.
 */
export const cookiesPage = fp<{ page: BusyPages }>(
  async (app, { page }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.split('?', 1)[0] === cookieDeletion) return
      if ((request.headers.cookie?.length ?? 0) <= maxCookieBytes) return
      reply.code(431).headers({ 'cache-control': 'private, no-store', vary: 'accept' })
      if (!wantsPage(request.headers)) return reply.send({ error: 'Too many cookies: delete those of this site' })
      const site = siteOfHost(readHost(request.headers.host, request.protocol) ?? 'localhost')
      const { html, styleHashes } = page({ status: 431, seconds: 0, visitor: site })
      return reply
        .header(
          'content-security-policy',
          contentSecurityPolicy({ styleHashes, isSecure: request.protocol === 'https' }),
        )
        .type('text/html; charset=utf-8')
        .send(html)
    })

    // Answered before any body is read: its form has no fields.
    app.post(cookieDeletion, { onRequest: [guardForm, deleteCookies] }, (_request, reply) => reply.callNotFound())
  },
  { name: 'cookies-page', dependencies: ['security-headers'] },
)

/** `Clear-Site-Data` reaches cookies of every path where the browser knows it and the address is secure; else each is ended by its name. */
async function deleteCookies(request: FastifyRequest, reply: FastifyReply) {
  const names = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => cookieName.test(name))
    .slice(0, maxNames)
  const domain = sharedDomainOf(readHost(request.headers.host, request.protocol) ?? '')
  const ended = [...new Set(names)].flatMap((name) => {
    const end = `${name}=; Path=/; Max-Age=0${/^__(?:Host|Secure)-/.test(name) ? '; Secure' : ''}`
    // A host name may not set `__Host-` for its whole domain.
    return domain === null || name.startsWith('__Host-') ? [end] : [end, `${end}; Domain=${domain}`]
  })
  return reply.headers({ 'clear-site-data': '"cookies"', 'set-cookie': ended }).redirect('/', 303)
}
