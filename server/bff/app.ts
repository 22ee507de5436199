import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { AdaptiveLimit } from '#lib/adaptive-limit.ts'
import { draining } from '#lib/http/draining.ts'
import { graphqlAjv } from '#lib/http/graphql-over-http.ts'
import noNul from '#lib/http/no-nul.ts'
import { answerPlainly } from '#lib/http/plain-errors.ts'
import { loggerOptions, requestIdOf } from '#lib/logging/logger.ts'
import { rejectionScope } from '#lib/process/unhandled-rejections.ts'
import account from './account/account.ts'
import { addressForms, detailsForms } from './account/account-forms.ts'
import { businessForms } from './account/business-forms.ts'
import myData from './account/my-data.ts'
import builds from './builds/builds.ts'
import serviceWorker from './builds/service-worker.ts'
import { createRedisReport } from './cache/redis-client.ts'
import { SharedStore } from './cache/shared-store.ts'
import { SwrCache } from './cache/swr-cache.ts'
import afterOrder from './checkout/after-order.ts'
import { checkoutForms } from './checkout/checkout-forms.ts'
import orderDocuments from './checkout/order-documents.ts'
import paymentNotify from './checkout/payment-notify.ts'
import paymentReturns from './checkout/payment-returns.ts'
import wallet from './checkout/wallet.ts'
import type { EdgeEnvironment } from './environment.ts'
import feeds from './feeds/feeds.ts'
import { cookiesPage, maxHeaderBytes } from './forms/cookies-page.ts'
import { formRoutes } from './forms/form-route.ts'
import type { Assign } from './graphql/edge.resolvers.ts'
import edgeGraphql from './graphql/edge-graphql.ts'
import type { EdgeRun } from './graphql/edge-run.ts'
import { isOutage } from './graphql/forwarding/upstream-errors.ts'
import { PersistedDocuments } from './graphql/persisted/persisted.ts'
import mediaProxy from './media/media-proxy.ts'
import { MediaSource } from './media/media-source.ts'
import health from './operations/health.ts'
import { healthChecks } from './operations/health-checks.ts'
import metrics from './operations/metrics.ts'
import outage from './operations/outage.ts'
import { pageForms } from './page-forms/page-forms.ts'
import returnLabels from './page-forms/returns/return-labels.ts'
import mailEnd from './page-forms/service/mail-end.ts'
import { readableUrl } from './pages/address/unreadable-address.ts'
import { busyPages } from './pages/busy/busy-page.ts'
import { decodedBytes } from './pages/cache/page-entry.ts'
import developmentServer from './pages/development-server.ts'
import markFiles from './pages/mark-files.ts'
import pages from './pages/pages.ts'
import { measured } from './pages/render/measured.ts'
import { type PageRenderer, vikeRenderer } from './pages/render/render-page.ts'
import { loadWebBuild, type WebBuild } from './pages/render/web-build.ts'
import { createShopNames, type ShopNames } from './pages/shop-names.ts'
import { siteOf } from './pages/site-of.ts'
import staticFiles from './pages/static-files.ts'
import webManifest from './pages/web-manifest.ts'
import { createApiTokens } from './security/api-token.ts'
import browserCalls from './security/browser-calls.ts'
import cspReports from './security/csp-reports.ts'
import securityHeaders, { bareHeaders } from './security/headers.ts'
import rateLimits from './security/rate-limits.ts'
import searchLimits from './security/search-limits.ts'
import securityTxt from './security/security-txt.ts'
import writeLimits from './security/write-limits.ts'
import sitemap from './sitemap/sitemap.ts'
import { createEditorSessions } from './studio/editor-session.ts'
import { createPreviewLinks } from './studio/preview-links.ts'
import previews from './studio/previews.ts'
import studioCalls from './studio/studio-calls.ts'
import studioFiles, { type ShopNameOf } from './studio/studio-files.ts'
import trackingCalls from './tracking/tracking-calls.ts'
import uploads from './uploads/uploads.ts'
import { followChanges } from './upstream/changes.ts'
import { UpstreamClient } from './upstream/client.ts'
import { createFlashes, type Flashes } from './visitor/flash.ts'
import membersOf, { Members } from './visitor/groups/members.ts'
import { assignBySegments, Segments } from './visitor/groups/segments.ts'
import { createPreviewSeals } from './visitor/preview-seals.ts'
import { Recovery } from './visitor/recovery.ts'
import { createSessionSeals } from './visitor/session.ts'
import type { Visitor } from './visitor/visitor.ts'
import visitor, { rememberAssignments } from './visitor/visitor-plugin.ts'

/** Milliseconds that a request of a developer may take. */
const compilingMs = 60_000

const persistedFile = join(import.meta.dirname, '../../web/generated/persisted.json')

const createServer = (environment: EdgeEnvironment): FastifyInstance =>
  Fastify({
    logger: loggerOptions('edge', environment.logLevel),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: environment.server.trustedProxies ?? false,
    ajv: graphqlAjv,
    bodyLimit: 256 * 1024,
    http: { maxHeaderSize: maxHeaderBytes },
    // Until a request has arrived: Fastify turns Node's limit off. A file of 10 MB comes in time at 0.3 Mbit/s.
    requestTimeout: 300_000,
    rewriteUrl: readableUrl,
    // What the router can't read of the edge's own paths never reaches the hooks that set headers.
    frameworkErrors: (error, _request, reply: FastifyReply) =>
      void reply
        .code(error.statusCode ?? 400)
        .headers(bareHeaders)
        .send({ error: 'Bad address' }),
    // Idle connections of browsers must not hold up a shutdown; those with a request are waited for.
    forceCloseConnections: 'idle',
  })

const previewSealsOf = ({ secrets }: EdgeEnvironment) => createPreviewSeals(secrets)

/** What every request passes first: its id, metrics, headers, visitor and limits. */
async function registerBasics(app: FastifyInstance, environment: EdgeEnvironment, names: ShopNames): Promise<void> {
  const { hasFaults, isProduction, security, server, redis } = environment
  answerPlainly(app, isOutage)
  await app.register(rejectionScope)
  await app.register(outage)
  await app.register(draining)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })

  await app.register(metrics, environment.metrics)
  app.decorate('redisReport', createRedisReport(app.log, app.edgeMetrics))
  await app.register(securityHeaders, security)
  await app.register(cookiesPage, { page: busyPages('', names) })
  await app.register(cookie)
  if (hasFaults) app.log.warn('FAULTS is on: a cookie may order faults of the engine')
  await app.register(visitor, {
    hosts: server.hosts,
    seals: createSessionSeals(environment.secrets),
    previews: previewSealsOf(environment),
    hasFaults,
    // Vite compiles what a page needs when it is asked for, which takes longer than a page may in production.
    ...(!isProduction && { budgetMs: compilingMs }),
  })
  const { requestsPerMinute } = environment.graphql
  await app.register(rateLimits, {
    redis: redis && { ...redis, report: app.redisReport },
    requestsPerMinute,
    onRefused: app.edgeMetrics.refused,
  })
  await app.register(securityTxt, security)
  await app.register(cspReports)
}

/** The upstream and what is remembered of its answers, here and in Redis; closed with the app. */
function createSources(app: FastifyInstance, environment: EdgeEnvironment, buildId: string) {
  const { upstreamCall: onCall, gate: report } = app.edgeMetrics
  const upstream = new UpstreamClient({ ...environment.upstream, onCall, report })
  const media = new MediaSource({ url: environment.upstream.url, report })
  const gates = [...upstream.gates, media.gate]
  for (const gate of gates) app.edgeMetrics.watchLimit(gate.name, () => gate.calls)
  const isDown = () => upstream.isDown
  const shared = environment.redis && new SharedStore(environment.redis.url, { log: app.log, report: app.redisReport })
  const fields = new SwrCache({
    namespace: `graphql:${buildId}`,
    shared,
    log: app.log,
    maxBytes: environment.graphql.cacheBytes,
    isOutage,
    isDown,
  })
  const documents = new SwrCache({
    namespace: `pages:${buildId}`,
    shared,
    log: app.log,
    maxBytes: environment.pages.cacheBytes,
    entryOverhead: decodedBytes,
    isDown,
  })
  app.edgeMetrics.cache('graphql', () => fields.bytes)
  app.edgeMetrics.cache('pages', () => documents.bytes)
  const purged = new Set<(tags: readonly string[]) => void>()
  const purge = async (tags: readonly string[]): Promise<void> => {
    await Promise.all([fields.purge(tags), documents.purge(tags)])
    for (const listener of purged) listener(tags)
  }
  const renew = async (): Promise<void> => {
    await Promise.all([fields.renew(), documents.renew()])
  }
  let changes: ReturnType<typeof followChanges> | undefined
  // Not before: building the rest of the app can take longer than its first poll may.
  app.addHook('onReady', async () => {
    const following = followChanges({ upstream, kept: shared, log: app.log, purge, renew })
    changes = following
    app.edgeMetrics.watchChanges(following.lag)
  })
  upstream.onRecovery(() => {
    for (const cache of [fields, documents]) cache.recovered()
    changes?.now()
  })
  app.addHook('onClose', async () => {
    changes?.stop()
    await Promise.all([upstream.close(), media.close(), shared?.close()])
  })
  const onPurged = (listener: (tags: readonly string[]) => void) => void purged.add(listener)
  return { upstream, media, gates, shared, fields, documents, purge, onPurged }
}

type Sources = ReturnType<typeof createSources>

type PageParts = Pick<Sources, 'onPurged'> & {
  renderer: PageRenderer
  build: WebBuild | null
  cache: SwrCache
  flashes: Flashes
  assign: Assign
  names: ShopNames
  upstream: UpstreamClient
}

const studioOperations = join(import.meta.dirname, '../../web/studio/generated/persisted.json')

/** The editors' studio. A container without its build serves the shop alone. */
async function registerStudio(
  app: FastifyInstance,
  environment: EdgeEnvironment,
  { upstream, shopNameOf }: { upstream: Pick<UpstreamClient, 'graphql'>; shopNameOf: ShopNameOf },
): Promise<void> {
  const { secrets, pages } = environment
  const sessions = createEditorSessions(secrets)
  await app.register(studioCalls, {
    upstream,
    sessions,
    seals: previewSealsOf(environment),
    operations: studioOperations,
  })
  const dist = join(pages.dist, 'studio')
  if (existsSync(join(dist, 'index.html'))) await app.register(studioFiles, { dist, shopNameOf })
}

async function registerPages(
  app: FastifyInstance,
  environment: EdgeEnvironment,
  { renderer, build, cache, flashes, assign, onPurged, names, upstream }: PageParts,
): Promise<void> {
  await app.register(markFiles, { upstream, onPurged })
  if (environment.isProduction) await app.register(staticFiles, { dist: environment.pages.dist })
  else await app.register(developmentServer)
  await app.register(sitemap, { run: app.edge.run })
  await app.register(webManifest, { run: app.edge.run, names })
  if (build) {
    const { dist, hasServiceWorker } = environment.pages
    const options = { dist, buildId: build.id }
    await app.register(builds, options)
    await app.register(serviceWorker, { ...options, needed: filesOfOfflinePage(build), isOn: hasServiceWorker })
  }
  const { renderConcurrency, renderQueue } = environment.pages
  const rendering = new AdaptiveLimit({ ...renderingLimits, max: renderConcurrency, queue: renderQueue })
  app.edgeMetrics.watchLimit('rendering', () => rendering.state)
  await app.register(pages, {
    renderer,
    cache,
    run: app.edge.run,
    limit: rendering,
    fontFaces: build ? fontFaces(build) : '',
    isDebug: environment.pages.isDebug,
    onMissing: app.edgeMetrics.missing,
    onCache: app.edgeMetrics.cache,
    onPurged,
    names,
    flashes,
    assign,
  })
}

/**
 * The whole edge without a socket: configured, built, ready for `listen` or `inject`. Tests give a renderer of their own,
 * and need no build of the web then.
 */
export async function buildApp(environment: EdgeEnvironment, given?: PageRenderer): Promise<FastifyInstance> {
  const { isProduction } = environment
  const build = isProduction && !given ? await loadWebBuild(environment.pages.dist) : null
  const app = createServer(environment)
  const names = createShopNames()
  await registerBasics(app, environment, names)
  const renderer = measured(given ?? vikeRenderer(build), app.edgeMetrics.render)
  app.edgeMetrics.build(renderer.buildId)
  const sources = createSources(app, environment, renderer.buildId)
  const { upstream, media, fields, documents, purge } = sources
  const recovery = new Recovery(upstream, app.log)
  const members = new Members({ upstream, recovery, log: app.log })
  await app.register(membersOf, { members })
  await app.register(previews, { seals: previewSealsOf(environment), links: createPreviewLinks(upstream), names })
  const flashes = createFlashes(environment.secrets)
  const assign = assignBySegments(new Segments({ upstream, log: app.log }))
  const persisted = new PersistedDocuments(persistedFile, {
    reload: !isProduction,
    buildsFolder: join(environment.pages.dist, 'builds'),
  })
  const { requestsPerMinute } = environment.graphql
  await app.register(trackingCalls, { persisted, callsPerMinute: Math.ceil(requestsPerMinute / 2) })
  await app.register(browserCalls, {
    tokens: createApiTokens(environment.secrets),
    tokensPerMinute: requestsPerMinute,
    persisted,
  })
  await app.register(searchLimits, { persisted, searchesPerMinute: Math.ceil(requestsPerMinute / 2) })
  const run: EdgeRun = (...requested) => app.edge.run(...requested)
  await app.register(uploads, { upstream, recovery, flashes, run, persisted })
  await app.register(noNul)
  await app.register(writeLimits, { persisted, writesPerMinute: Math.ceil(requestsPerMinute / 2) })
  await app.register(edgeGraphql, {
    upstream,
    cache: fields,
    persisted,
    production: isProduction,
    buildId: renderer.buildId,
    assign,
    visitorOf: (request) => request.visitor,
    keepAssignments: rememberAssignments,
    recovery,
    onMemberRefused: (token) => members.forget(token),
    onChanged: purge,
    metrics: {
      field: (name, state) => app.edgeMetrics.field(name, state),
      upstream: (name, ms) => app.edgeMetrics.fieldUpstream(name, ms),
    },
  })
  await app.register(account, { upstream, recovery, members, flashes, run: app.edge.run, persisted })
  await formRoutes(app, { run, flashes, persisted }, [
    ...detailsForms,
    ...addressForms,
    ...businessForms,
    ...checkoutForms,
    ...pageForms,
  ])
  await app.register(myData, { upstream, recovery })
  await app.register(wallet, { upstream, recovery, run: app.edge.run, flashes })
  await app.register(afterOrder, { upstream, members })
  await app.register(orderDocuments, { upstream, recovery })
  await app.register(feeds, { upstream })
  await app.register(paymentReturns, { run: app.edge.run })
  await app.register(paymentNotify, { upstream })
  await app.register(returnLabels, { upstream, recovery })
  await app.register(mailEnd, { run: app.edge.run })
  const shopNameOf = async (visitor: Visitor) => {
    const { site } = await siteOf(visitor, { run, renderer, isDebug: false, names })
    return site.shopName
  }
  await registerStudio(app, environment, { upstream, shopNameOf })
  await app.register(health, {
    checks: healthChecks({ ...sources, redis: app.redisReport, buildId: renderer.buildId }),
  })
  await app.register(mediaProxy, { source: media })
  await registerPages(app, environment, {
    renderer,
    build,
    cache: documents,
    flashes,
    assign,
    onPurged: sources.onPurged,
    names,
    upstream,
  })
  return app
}

/**
 * Never fewer than two pages: while one is compressed, on another thread, the next is rendered. Who can be answered within
 * two seconds waits; a page that could not is overload, under which for a while only what is rendered at once is not refused.
 */
const renderingLimits = { min: 2, maxWaitMs: 2000, staysQuick: true } as const

const offlineSources = ['web/entry/hydrate.tsx', 'web/pages/offline/+Page.tsx', 'web/pages/offline/+Layout.ts']

/** The offline page has its styles within; its files keep it alive when it is opened without a connection. */
function filesOfOfflinePage(build: WebBuild): string[] {
  const { styles, scripts } = build.assetsOf(offlineSources)
  return [...scripts, ...build.inline(styles).fonts]
}

/** Font faces of the style sheet that every page contains. */
function fontFaces(build: WebBuild): string {
  const { css } = build.inline(build.assetsOf(offlineSources).styles)
  return css.match(/@font-face\s*{[^}]*}/g)?.join('') ?? ''
}
