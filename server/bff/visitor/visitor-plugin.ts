import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isCondition } from '#contract/conditions.ts'
import type { AbAssignment, StoreId } from '#contract/generated/types.ts'
import { Budget } from '../upstream/budget.ts'
import { abCookiePrefix, abSeedCookie, cookieOptions, cookies, doubledCookies } from './cookies.ts'
import { type CookieJar, Identity } from './identity.ts'
import type { OpenedPreview, PreviewSeals } from './preview-seals.ts'
import { readHost, sharedDomainOf, siteOfHost } from './request/host.ts'
import { networkOf } from './request/network-of.ts'
import type { SessionSeals } from './session.ts'
import type { Visitor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

/** `hosts` left out: any, for tests of this plugin alone. `budgetMs`: time of a request for the upstream, see Budget. */
type VisitorOptions = {
  hosts?: readonly string[]
  seals: SessionSeals
  previews?: PreviewSeals
  hasFaults?: boolean
  budgetMs?: number
}

/** Names and variants come from a cookie, so only what an editor could have chosen is read. */
const abName = /^[\w-]{1,64}$/

type VisitorRequest = { request: FastifyRequest; reply: FastifyReply; host: string }

function visitorOf({ request, reply, host }: VisitorRequest, options: VisitorOptions): Visitor {
  const { seals, previews, hasFaults, budgetMs } = options
  const site = siteOfHost(host)
  const opened = previews && previewOf(request, site.store, previews)
  const network = networkOf(request.ip)
  return {
    ...site,
    // A proxy may say anything, and addresses in pages begin with it.
    origin: `${request.protocol === 'https' ? 'https' : 'http'}://${host}`,
    abVariants: opened ? opened.preview.tests : abVariantsOf(request.cookies),
    // The same for each request of a preview: its variants leave no cookie.
    abSeed: opened ? opened.preview.id : (request.cookies[abSeedCookie] ?? drawSeed()),
    requestId: request.id,
    identity: new Identity({
      jar: opened ? emptyJar : jarOf(request, reply, sharedDomainOf(host)),
      seals,
      store: site.store,
      network,
    }),
    memberToken: null,
    isUnconfirmed: false,
    budget: new Budget(budgetMs),
    ...(opened ? { preview: opened.preview } : browserKeyOf(request.cookies[abSeedCookie])),
    ...(hasFaults && faultsOf(request)),
  }
}

const seedBytes = 12
let randomPool = Buffer.alloc(0)
let taken = 0

/**
 * A new seed. Few requests need theirs, so the random bytes of many are drawn at once. Not a getter that draws late: V8 gives
 * each object with a getter of its own a hidden class of its own, which is slow to read and outlives the request.
 */
function drawSeed(): string {
  if (taken === randomPool.length) {
    randomPool = randomBytes(256 * seedBytes)
    taken = 0
  }
  taken += seedBytes
  return randomPool.toString('base64url', taken - seedBytes, taken)
}

/**
 * A page in the studio's frame names its seal in the address, and only there; a preview that is walked through keeps it in a cookie.
 * What the studio itself asks is no preview.
 */
function previewOf(request: FastifyRequest, store: StoreId, previews: PreviewSeals): OpenedPreview | null {
  const { url } = request.routeOptions
  if (url === '/*' && request.url.includes('preview=')) {
    const { preview } = request.query as { preview?: unknown }
    const opened = typeof preview === 'string' ? previews.open(preview, store) : null
    if (opened?.preview.mode === 'edit') return opened
  }
  const sealed = request.cookies[cookies.preview.name]
  if (sealed === undefined || url?.startsWith('/studio/') || url?.startsWith('/media/')) return null
  const opened = previews.open(sealed, store)
  return opened?.preview.mode === 'look' ? opened : null
}

/** The seed itself would tell the variants of tests to come. */
const browserKeyOf = (seed: string | undefined): { browserKey: string } | null =>
  seed ? { browserKey: createHash('sha256').update(`tracking ${seed}`).digest('base64url').slice(0, 22) } : null

/** Orders for the engine (server/shop/operations/faults.ts), in development and tests. */
function faultsOf({ cookies: { fault } }: FastifyRequest): { faults: string } | null {
  return fault !== undefined && /^[\w.|-]{1,1000}$/.test(fault) ? { faults: fault } : null
}

/** A preview has no cart and no login: those of the editor's browser are neither read nor set. */
const emptyJar: CookieJar = { isOpen: () => false, get: () => undefined, set: () => undefined, clear: () => undefined }

function jarOf(request: FastifyRequest, reply: FastifyReply, domain: string | null): CookieJar {
  // What a page learns while it is streamed comes too late for cookies; the next request learns it again.
  const isOpen = () => !reply.raw.headersSent
  const doubled = domain === null ? null : doubledCookies(request.headers.cookie)
  for (const name of doubled?.keys() ?? []) reply.clearCookie(cookies[name].name, cookieOptions(name))
  return {
    isOpen,
    get: (name) => doubled?.get(name) ?? request.cookies[cookies[name].name],
    set: (name, value, seconds) => {
      if (isOpen()) reply.setCookie(cookies[name].name, value, cookieOptions(name, seconds, domain))
    },
    clear: (name) => {
      if (!isOpen()) return
      reply.clearCookie(cookies[name].name, cookieOptions(name))
      if (domain !== null) reply.clearCookie(cookies[name].name, cookieOptions(name, undefined, domain))
    },
  }
}

function abVariantsOf(cookies: FastifyRequest['cookies']): Record<string, string> {
  const variants: Record<string, string> = {}
  for (const [name, value] of Object.entries(cookies)) {
    const test = name.startsWith(abCookiePrefix) && name !== abSeedCookie ? name.slice(abCookiePrefix.length) : ''
    if (value && abName.test(test) && abName.test(value)) variants[test] = value
  }
  return variants
}

/** Writes the variants that a visitor was given for the first time, which count for this request, too; unchanged cookies are not sent again. */
export function rememberAssignments(
  request: FastifyRequest,
  reply: FastifyReply,
  assignments: readonly AbAssignment[],
) {
  if (assignments.length === 0 || request.visitor.preview) return
  const drawn = assignments.filter(({ testId }) => !isCondition(testId))
  const fresh = drawn.filter(({ testId, variantId }) => request.visitor.abVariants[testId] !== variantId)
  if (!fresh.length) return
  const given = Object.fromEntries(fresh.map(({ testId, variantId }) => [testId, variantId]))
  request.visitor.abVariants = { ...request.visitor.abVariants, ...given }
  if (!request.cookies[abSeedCookie]) reply.setCookie(abSeedCookie, request.visitor.abSeed, cookieOptions('abVariant'))
  for (const { testId, variantId } of fresh)
    reply.setCookie(abCookiePrefix + testId, variantId, cookieOptions('abVariant'))
}

/** Pages, GraphQL and the edge's own calls; not files and pictures, which browsers share between visitors. */
const carriesCookies = (route: string | undefined): boolean =>
  route === '/*' || route === '/graphql' || route?.startsWith('/api/') === true

/** Routes that are asked by the address of a machine. By their route: other paths that begin like theirs are pages. */
const forOperators: ReadonlySet<string | undefined> = new Set(['/health/live', '/health/ready', '/metrics'])

/**
 * Settles for every request whom it is answered for, and keeps the language for 365 days (storefront.md §1). The host
 * goes into pages and the keys of caches, so one that is none, or none of `hosts`, is answered with 400 or 421.
 */
export default fp<VisitorOptions>(
  async (app, options) => {
    const { hosts } = options
    const ours = hosts && new Set(hosts)
    app.decorateRequest('visitor')
    app.addHook('onRequest', (request, reply, done) => {
      const host = ours?.has(request.host) ? request.host : readHost(request.host, request.protocol)
      if (host === null) return reply.code(400).send({ error: 'Bad host' })
      const isForOperators = forOperators.has(request.routeOptions.url)
      if (ours && !ours.has(host) && !isForOperators) return reply.code(421).send({ error: 'Not a host of this shop' })
      request.visitor = visitorOf({ request, reply, host }, options)
      if (carriesCookies(request.routeOptions.url)) request.visitor.identity?.dropLostSession()
      const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
      if (isPage && request.cookies[cookies.language.name] !== request.visitor.language) {
        reply.setCookie(cookies.language.name, request.visitor.language, cookieOptions('language'))
      }
      done()
    })
    // The time in which a body arrives is the browser's own.
    app.addHook('preValidation', ({ body, visitor }, _reply, done) => {
      if (body !== undefined && body !== null) visitor.budget?.restart()
      done()
    })
    // Cookies of one visitor must not be kept by a cache in front and handed to others with the page (RFC 9111 §7.3).
    app.addHook('onSend', (_request, reply, payload, done) => {
      const lifetime = reply.getHeader('cache-control')
      if (typeof lifetime === 'string' && lifetime.startsWith('public') && reply.hasHeader('set-cookie'))
        reply.header('cache-control', lifetime.replace('public', 'private'))
      done(null, payload)
    })
  },
  { name: 'visitor', dependencies: ['@fastify/cookie'] },
)
