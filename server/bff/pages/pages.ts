import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isBusinessStore } from '#contract/stores.ts'
import { type AdaptiveLimit, OverloadError } from '#lib/adaptive-limit.ts'
import { hasCopy } from '#lib/http/if-none-match.ts'
import { escapeHtml } from '#web/lib/page/head-html.ts'
import type { AbAssignment } from '#web/lib/page/site.ts'
import type { CacheState, SwrCache } from '../cache/swr-cache.ts'
import type { Assign } from '../graphql/edge.resolvers.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { isOutage } from '../graphql/forwarding/upstream-errors.ts'
import { contentSecurityPolicy } from '../security/headers.ts'
import { isOfEdge } from '../security/own-path.ts'
import { assignVariants } from '../visitor/ab.ts'
import { activeListIn, cookieOptions, cookies, othersCookies } from '../visitor/cookies.ts'
import type { Flashes } from '../visitor/flash.ts'
import { rememberAssignments } from '../visitor/visitor-plugin.ts'
import { activeAssignments } from './active-tests.ts'
import { type DataAddress, readDataAddress } from './address/data-address.ts'
import { parsePageUrl, withRest } from './address/page-url.ts'
import { unreadableAddress } from './address/unreadable-address.ts'
import { askContent } from './ask-content.ts'
import { type BusyPages, busyPages, wantsPage } from './busy/busy-page.ts'
import { bodyIn, chooseEncoding, type DataFile, gzippedBytes, type PageEntry } from './cache/page-entry.ts'
import { PageFailure, type PageRequest, PageStore } from './cache/page-store.ts'
import { PagePieces } from './render/page-pieces.ts'
import type { PageRenderer, RenderResult } from './render/render-page.ts'
import { createShopNames, type ShopNames } from './shop-names.ts'

export type PagesOptions = {
  renderer: PageRenderer
  cache: SwrCache
  run: EdgeRun
  /** Limit of concurrent and waiting renders. */
  limit: AdaptiveLimit
  /** `@font-face` rules of the shop's fonts, for the busy page. */
  fontFaces?: string
  /** Error pages show the error; then pages are not cached, since an error belongs to one request. */
  isDebug?: boolean
  /** Called once for each missing text or view. */
  onMissing?: (what: string) => void
  /** Called for each cache of the pages, with a function that returns its bytes. */
  onCache?: (name: string, bytes: () => number) => void
  /** Takes what is to be called with the tags of each purge, after it. */
  onPurged?: (listener: (tags: readonly string[]) => void) => void
  /** Remembers what the shop is called. */
  names?: ShopNames
  /** Opens a form's outcome (cookie `flash`) for the page to which the form redirects. */
  flashes?: Pick<Flashes, 'open'>
  /** Settles what a visitor sees of tests and segments; by default as a visitor without segments. */
  assign?: Assign
}

/** Vite inlines scripts and styles in development; built pages have hashed style sheets. */
const developmentPolicy =
  "default-src 'self' 'unsafe-inline' data: ws:; worker-src 'self' blob:; frame-ancestors 'none'"

/** Of what pages say of their storefront. */
const siteTags = ['stores', 'translations', 'parameters']

/** Retry-After of failed and of refused pages, in seconds. */
const retryAfter = { failure: 10, overload: 2 } as const

/** Catch-all route: every address without another route is a page. */
export default fp<PagesOptions>(
  async (
    app,
    {
      renderer,
      cache,
      run,
      limit,
      fontFaces = '',
      names = createShopNames(),
      isDebug = false,
      onMissing = () => {},
      onCache = () => {},
      onPurged = () => {},
      flashes,
      assign = assignVariants,
    },
  ) => {
    const store = new PageStore({ renderer, cache, run, limit, isDebug, onMissing, names })
    const busy = busyPages(fontFaces, names)

    const assignments = activeAssignments(run, assign)
    onPurged((tags) => {
      if (tags.includes('content') || tags.includes('abtests')) assignments.forget()
      if (siteTags.some((tag) => tags.includes(tag))) store.askSitesAnew()
    })
    for (const kind of ['texts', 'shells', 'parts'] as const)
      onCache(`web-${kind}`, () => renderer.cachedBytes?.()[kind] ?? 0)
    onCache('page-gzip', gzippedBytes)
    onCache('private-paths', () => store.privatePathsBytes)
    onCache('active-tests', assignments.bytes)

    const answer = (request: FastifyRequest, reply: FastifyReply, requested: PageQuery) => {
      const { href, start, abAssignments } = requested
      const page: PageRequest = { href, visitor: request.visitor, abAssignments, log: request.log }
      let state: CacheState | 'private' = 'private'
      rememberAssignments(request, reply, abAssignments)
      const send = (entry: PageEntry | null) =>
        entry
          ? sendEntry(request, reply, entry, { state, start, isPersonal: isPersonal(page) })
          : sendToOne(request, reply, page)
      const found = isShared(page) ? store.shared(page, (how) => (state = how)) : null
      return found instanceof Promise ? found.then(send) : send(found)
    }

    const isShared = ({ visitor }: PageRequest) =>
      renderer.isCacheable && !visitor.preview && !isDebug && !visitor.isUnconfirmed

    /** Data comes from the page itself, which is made anew where it is gone: who is not shown the page gets no data of it. */
    const answerData = async (request: FastifyRequest, reply: FastifyReply, { url, name, abVariants }: DataAddress) => {
      const { path, href } = parsePageUrl(url) ?? unreadableAddress
      const visitor = { ...request.visitor, abVariants: { ...request.visitor.abVariants, ...abVariants } }
      const page = { href, visitor, abAssignments: await assignments.of(path, visitor), log: request.log }
      const isCached = isShared(page)
      const entry = isCached ? await store.shared(page, () => {}) : null
      // Where the tests were not to be had in time for the page, or are not now, the page is kept under what its address says.
      const named = Object.entries(abVariants).map(([testId, variantId]) => ({ testId, variantId, trackingCode: '' }))
      const file =
        entry?.data.find((each) => each.name === name) ??
        (isCached ? store.keptData({ ...page, abAssignments: named }, name) : undefined)
      return sendData(request, reply, file, isPersonal(page))
    }

    const sendToOne = async (request: FastifyRequest, reply: FastifyReply, page: PageRequest) => {
      // A page in the studio's frame is waited for to its end: nothing in it is moved by script.
      const isEdited = request.visitor.preview?.mode === 'edit'
      const nonce = isEdited ? null : randomBytes(16).toString('base64')
      const { name } = cookies.flash
      const sealedFlash = request.cookies[name]
      const flash = flashes?.open(sealedFlash) ?? null
      const activeList = activeListIn(request.cookies[othersCookies.wishlist.name])
      const rendered = await store.forOneVisitor(page, { nonce, flash, activeList })
      // Shown once: a reload must not show it again.
      if (sealedFlash !== undefined && !rendered.location && rendered.status < 500)
        reply.clearCookie(name, cookieOptions('flash'))
      if (page.visitor.isUnconfirmed && rendered.status < 500) {
        reply.header('cache-control', 'private, no-store').header('x-cache', 'failed')
        return sendBare(request, reply, busy, 503, retryAfter.failure)
      }
      return sendRendered(request, reply, rendered, busy, nonce)
    }

    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      // Before any body is read: a page takes none.
      onRequest: async (request, reply) => {
        if (isOfEdge(request.url)) return reply.code(404).send({ error: 'not found' })
        reply.headers({ allow: 'GET, HEAD', 'cache-control': 'private, no-store' })
        return sendBare(request, reply, busy, 405, retryAfter.failure)
      },
      handler: (_request, reply) => reply.callNotFound(),
    })

    // The password's page, for browsers that offer to change one (W3C, change-password).
    app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/myaccount/password', 302))

    // Synchronous when possible: a page from this process's cache is answered without awaiting anything.
    app.get('/*', (request, reply) => {
      const start = performance.now()
      const requested = readDataAddress(request.url)
      if (requested)
        return answerData(request, reply, requested).catch((error) => sendDataFailure(request, reply, error, busy))
      const url = parsePageUrl(request.url) ?? unreadableAddress
      const assigned = assignments.of(url.path, request.visitor)
      // What most pages need leaves for the engine with their tests.
      if (assigned instanceof Promise) {
        store.askSite(request.visitor)
        askContent(run, url.path, request.visitor)
      }
      const answered =
        assigned instanceof Promise
          ? assigned.then((abAssignments) => answer(request, reply, { href: url.href, start, abAssignments }))
          : answer(request, reply, { href: url.href, start, abAssignments: assigned })
      return answered instanceof Promise
        ? answered.catch((error) => sendFailure(request, reply, error, busy))
        : answered
    })
  },
  { name: 'pages', dependencies: ['visitor'] },
)

/** A page request: address, start (milliseconds) and the visitor's test variants. */
type PageQuery = { href: string; start: number; abAssignments: readonly AbAssignment[] }

/** The page was selected for the visitor, by test variants or membership, so shared caches must not store it. */
const isPersonal = ({ abAssignments, visitor }: PageRequest) =>
  abAssignments.length > 0 || isBusinessStore(visitor.store)

type Answer = { state: CacheState | 'private'; start: number; isPersonal: boolean }

function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: PageEntry,
  { state, start, isPersonal }: Answer,
) {
  const { status, location, etag } = entry.head
  reply.header('x-cache', state).header('server-timing', serverTiming(state, start))
  // The page holds no personal data, but which page a visitor gets depends on variants and membership.
  reply.header('cache-control', `${isPersonal ? 'private' : 'public'}, max-age=0, must-revalidate`)
  if (location) return redirect(request, reply, location, status)
  reply.header('vary', 'accept-encoding').header('etag', etag)
  // Also with 304: the browser applies its headers to the cached page.
  setPolicy(request, reply, entry.head)
  if (status === 200 && hasCopy(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.code(status).type('text/html; charset=utf-8')
  const body = bodyIn(encoding, etag, entry.brotli)
  return body instanceof Promise ? body.then((ready) => reply.send(ready)) : reply.send(body)
}

/** The name follows from the content, so an answer never changes. Without it the page in the browser is not the present one. */
async function sendData(request: FastifyRequest, reply: FastifyReply, file: DataFile | undefined, isPersonal: boolean) {
  reply.header('x-robots-tag', 'noindex').header('x-cache', file ? 'data' : 'data-gone')
  if (!file) return reply.code(404).header('cache-control', 'no-store').send({ error: 'No data of this page' })
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('cache-control', `${isPersonal ? 'private' : 'public'}, max-age=31536000, immutable`)
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8')
    .send(await bodyIn(encoding, file.name, file.brotli))
}

function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderResult,
  busy: BusyPages,
  nonce: string | null = null,
) {
  const { status, location, document } = rendered
  const isFailure = status === 429 || status >= 500
  reply.header('cache-control', 'private, no-store').header('x-cache', isFailure ? 'failed' : 'private')
  if (location) return redirect(request, reply, location, status)
  if (isFailure) reply.header('retry-after', retryAfter.failure)
  if (!document) return sendBare(request, reply, busy, status, retryAfter.failure)
  setPolicy(request, reply, document, nonce)
  // Addresses of private pages carry tokens of mails and invitations, so only the origin goes out as referrer.
  if (nonce && !request.visitor.preview) reply.header('referrer-policy', 'strict-origin')
  const { body } = document
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(body instanceof PagePieces ? body.joined() : body)
}

/**
 * Redirects to the page's target and keeps the parameters that pages don't read. The studio's frame is told of it instead: a redirect
 * would leave the preview.
 */
function redirect(request: FastifyRequest, reply: FastifyReply, location: string, status: number) {
  if (request.visitor.preview?.mode === 'edit') {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    const target = escapeHtml(location)
    const body = `<!doctype html><title>${status}</title><body data-leads-to="${target}"><p>${status} → ${target}</p>`
    return reply.code(status).type('text/html; charset=utf-8').send(body)
  }
  return reply.redirect(withRest(location, parsePageUrl(request.url)?.rest ?? ''), status)
}

/** A failed upstream is answered with 503, never 404, and the answer is not cached (storefront.md §8). */
function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, busy: BusyPages) {
  if (error instanceof PageFailure) return sendRendered(request, reply, error.rendered, busy)
  const isOverload = error instanceof OverloadError
  reply.header('cache-control', 'private, no-store').header('x-cache', isOverload ? 'shed' : 'failed')
  if (isOverload) return sendBare(request, reply, busy, 503, spread(retryAfter.overload))
  if (isOutage(error)) {
    request.log.warn({ err: error }, 'pages: no page could be had')
    return sendBare(request, reply, busy, 503, retryAfter.failure)
  }
  request.log.error({ err: error }, 'pages: no page could be made')
  return sendBare(request, reply, busy, 500, retryAfter.failure)
}

function sendDataFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, busy: BusyPages) {
  if (!(error instanceof PageFailure)) return sendFailure(request, reply, error, busy)
  reply.header('cache-control', 'private, no-store').header('x-cache', 'failed')
  return sendBare(request, reply, busy, error.rendered.status, retryAfter.failure)
}

/** Fallback when the error page can't be rendered: the busy page, which needs no upstream and reloads itself. */
function sendBare(request: FastifyRequest, reply: FastifyReply, busy: BusyPages, status: number, seconds: number) {
  reply.code(status).header('vary', 'accept')
  if (status !== 405) reply.header('retry-after', seconds)
  if (!wantsPage(request.headers)) return reply.send({ error: 'Not available, try again in a moment' })
  const page = busy({ status, seconds, visitor: request.visitor })
  setPolicy(request, reply, page)
  return reply.type('text/html; charset=utf-8').send(page.html)
}

/** Jitter, so that pages refused together don't reload together. */
function spread(seconds: number): number {
  return seconds + Math.floor(Math.random() * (seconds + 1))
}

/** Input of a page's Content-Security-Policy. */
type PolicyFacts = Omit<Parameters<typeof contentSecurityPolicy>[0], 'isSecure'> & { styleHashes: readonly string[] }

function setPolicy(request: FastifyRequest, reply: FastifyReply, facts: PolicyFacts, nonce: string | null = null) {
  if (facts.styleHashes.length === 0) {
    reply.header('content-security-policy', framed(developmentPolicy, request))
    return
  }
  const policy = contentSecurityPolicy({ ...facts, isSecure: request.protocol === 'https' })
  const withNonce = nonce ? policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`) : policy
  reply.header('content-security-policy', framed(withNonce, request))
}

/** The studio shows previews in a frame; what is edited there runs no script: nothing hydrates, counts, or takes the focus. */
function framed(policy: string, { visitor }: FastifyRequest): string {
  if (!visitor.preview) return policy
  const own = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  return visitor.preview.mode === 'edit' ? own.replace(/script-src [^;]*/, "script-src 'none'") : own
}

function serverTiming(state: string, start: number): string {
  return `cache;desc=${state}, total;dur=${(performance.now() - start).toFixed(1)}`
}
