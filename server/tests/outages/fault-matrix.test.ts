// A process of its own: it listens to the unhandled rejections of its process.
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import t, { type Test } from 'tap'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { buildContent } from '#fixtures/content/content.ts'
import { givenAwayRecords } from '#fixtures/offers/given-away.ts'
import { whileBusy } from '#lib/testing/while-busy.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import { testSecrets } from '../../bff/security/testing/api-token.ts'
import { testSeals } from '../../bff/visitor/testing/seals.ts'
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { client, filledDatabase, startEngine } from '../../shop/testing/engine.ts'
import { tokenOfMember } from '../../shop/testing/member.ts'
import { type EngineFault, FaultProxy } from '../../testing/fault-proxy.ts'

/** The web's own build: `npm test` makes it before the tests, `npm run build` for a test alone. */
const root = join(import.meta.dirname, '../../..')
const pagesFolder = join(root, 'web/pages')

const records = [...generateCatalogue({ products: 120, today: new Date('2026-03-02') })]
const products = records.flatMap((each) => (each.kind === 'product' ? [each.record] : []))
const everywhere = products.find(({ stores, items }) => stores.length === 4 && items.some(({ stock }) => stock > 0))
const productId = everywhere?.id ?? ''
const categoryId = everywhere?.categoryIds[0] ?? ''

type Sample = { path: string; fine: number; isDecidedAlone?: boolean }

/**
 * An address of each route, and what it answers to a stranger of a consumer store while the engine is well. Without the
 * engine each is 503, also what leads elsewhere, since who asks is not known then; unless the edge decides it alone.
 */
const samples: Record<string, Sample> = {
  'account/home': { path: '/myaccount/overview', fine: 302 },
  'account/addresses': { path: '/myaccount/addresses/billing', fine: 302 },
  'account/details': { path: '/myaccount/contact-details', fine: 302 },
  'checkout/basket': { path: '/checkout/basket', fine: 200 },
  'catalogue/category': { path: `/cat/${categoryId}`, fine: 200 },
  'checkout/confirmation': { path: '/checkout/confirmation?orderId=100000000', fine: 302 },
  'checkout/login': { path: '/checkout/login', fine: 302 },
  'checkout/payment': { path: '/checkout/payment', fine: 302 },
  'checkout/shipping': { path: '/checkout/shipping', fine: 302 },
  'checkout/summary': { path: '/checkout/summary', fine: 302 },
  'catalogue/compare': { path: `/compare?ids=${productId}`, fine: 200 },
  content: { path: '/', fine: 200 },
  'account/business': { path: '/myaccount/customernumber', fine: 404, isDecidedAlone: true },
  'login/login': { path: '/login', fine: 200 },
  'login/logout': { path: '/logout', fine: 200 },
  'service/mail-link': { path: '/service/mails?link=unknown', fine: 200 },
  'login/new-password': { path: '/myaccount/newpassword?token=unknown', fine: 200 },
  offline: { path: '/offline', fine: 200 },
  'orders/list': { path: '/myaccount/orders', fine: 302 },
  'orders/detail': { path: '/myaccount/orders/orderdetail?orderId=100000000', fine: 302 },
  'account/password': { path: '/myaccount/password', fine: 302 },
  'checkout/payment-return': { path: '/computop/success/an-unknown-token-of-forty-characters-xx', fine: 200 },
  'catalogue/product': { path: `/prod/${productId}`, fine: 200 },
  'service/rating': { path: '/rating?enc=unknown', fine: 404 },
  'returns/overview': { path: '/myaccount/returns', fine: 200 },
  'returns/productselection': { path: '/myaccount/returns/productselection', fine: 302 },
  'returns/regulations': { path: '/myaccount/returns/regulations', fine: 302 },
  'returns/carrier': { path: '/myaccount/returns/carrier', fine: 302 },
  'returns/confirm': { path: '/myaccount/returns/confirm', fine: 302 },
  'login/register': { path: '/myaccount/register', fine: 200 },
  'login/reset-password': { path: '/myaccount/resetpassword', fine: 200 },
  'catalogue/departments': { path: '/sortiment/', fine: 200 },
  'catalogue/search': { path: '/search?query=stift', fine: 200 },
  'login/gate': { path: '/login-gate', fine: 404 },
  'service/newsletter': { path: '/service/newsletter', fine: 200 },
  'service/forms': { path: '/service/withdrawal', fine: 200 },
  'checkout/prime': { path: '/prime/checkout', fine: 302 },
  wishlist: { path: '/myaccount/wishlist', fine: 302 },
}

const hosts = ['localhost', 'at.localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']
const faults: EngineFault[] = ['refused', 'hangs', 'status 500', 'invalid JSON', 'empty data', 'truncated']
/**
 * Milliseconds that this process may be idle while a page is asked for: five seconds for the engine, and room. Drawing all these pages
 * at once takes long on a busy machine, but it is not idle then.
 */
const maxWait = 10_000
const maxRecovery = 30_000

const database = await filledDatabase(t, async (trx) => {
  await importRecords(trx, records)
  await importRecords(trx, givenAwayRecords())
  const baseUrl = (host: string) => `http://${host}`
  const [de = '', at = '', ch = '', b2b = ''] = hosts.map(baseUrl)
  await importContent(trx, buildContent({ baseUrls: { de, at, ch, b2b } }))
})
const engine = await startEngine(t, database)
const memberToken = await tokenOfMember(database)
const proxy = new FaultProxy(await engine.app.listen({ port: 0, host: '127.0.0.1' }))
await proxy.open()
t.teardown(() => proxy.close())

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
process.on('unhandledRejection', note)
t.teardown(() => process.off('unhandledRejection', note))

/** An edge that has seen nothing yet; it renders all pages of the matrix at once, since load is not what this is about. */
async function coldEdge(t: Test) {
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: proxy.url,
      UPSTREAM_CLIENT_ID: client.id,
      UPSTREAM_CLIENT_SECRET: client.secret,
      EDGE_SECRETS: testSecrets,
      EDGE_HOSTS: hosts.join(),
      WEB_DIST: process.env.WEB_DIST ?? join(root, 'dist'),
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      RENDER_CONCURRENCY: 200,
      RENDER_QUEUE: 400,
    }),
  )
  t.teardown(() => app.close())
  return async ({ host, cookies }: Visitor, path: string) => {
    const since = performance.eventLoopUtilization()
    const answer = await app.inject({ url: path, cookies, headers: { host, accept: 'text/html' } })
    const { statusCode: status, headers, body } = answer
    const { location, 'retry-after': retryAfter, 'cache-control': cacheControl } = headers
    return { status, location, retryAfter, cacheControl, body, waited: performance.eventLoopUtilization(since).idle }
  }
}

type Ask = Awaited<ReturnType<typeof coldEdge>>
type Answer = Awaited<ReturnType<Ask>>

/**
 * Asks again while it is 503, as a page may rightly be that a cold edge on a busy machine draws first. The breaker may also open once
 * more by a call that began during a fault. Each address has the whole time, since a busy machine needs long to ask for all of them.
 */
const untilFine =
  (ask: Ask): Ask =>
  (visitor, path) =>
    whileBusy(() => ask(visitor, path), { withinMs: maxRecovery })

type Visitor = { name: string; host: string; cookies: Record<string, string> }

const session = { store: 'b2b', token: memberToken, isGuest: false, userId: null, isRemembered: false } as const
const sealed = testSeals.seal({ ...session, tokenStarts: Date.now(), tokenEnds: Date.now() + 3_600_000 })
const member = { name: 'a member', host: 'educational.localhost', cookies: { 'X-JWT': sealed, 'X-JWT-exist': '1' } }
const visitors: Visitor[] = [...hosts.map((host) => ({ name: `a stranger of ${host}`, host, cookies: {} })), member]
const cases = visitors.flatMap((visitor) =>
  Object.entries(samples).map(([route, sample]) => ({ ...sample, name: `${route} for ${visitor.name}`, visitor })),
)
const isConsumer = (visitor: Visitor) => !visitor.host.includes('educational')

type NamedAnswer = Answer & (typeof cases)[number]

/** Asks for pages, so many `atOnce`: a whole shop renders only what its limits admit. */
async function askAll(ask: Ask, atOnce: number, requested = cases): Promise<NamedAnswer[]> {
  const answers: NamedAnswer[] = []
  for (let from = 0; from < requested.length; from += atOnce) {
    const part = requested.slice(from, from + atOnce).map(async (each) => ({
      ...each,
      ...(await ask(each.visitor, each.path)),
    }))
    answers.push(...(await Promise.all(part)))
  }
  return answers
}

/** What each address answers while the engine is well, from an edge of its own. */
const well = await askAll(untilFine(await coldEdge(t)), 4)

t.test('every route has a sample', async (t) => {
  const routes = globSync('**/+route.ts', { cwd: pagesFolder }).map(dirname)
  t.same(Object.keys(samples).sort(), routes.sort())
})

t.test('while the engine is well', async (t) => {
  for (const { name, visitor, status, fine } of well) {
    if (isConsumer(visitor)) t.equal(status, fine, name)
    else t.ok(status < 500, `${name}: ${status}`)
  }
  const pages = well.filter(({ visitor }) => visitor === member)
  t.equal(pages.find(({ path }) => path === '/myaccount/overview')?.status, 200, 'the member is logged in')
})

for (const [turn, fault] of faults.entries()) {
  t.test(`an edge with cold caches answers or refuses every page in time: ${fault}`, async (t) => {
    await proxy.become(fault)
    const ask = await coldEdge(t)
    for (const answer of await askAll(ask, cases.length)) {
      const { name, visitor, status, fine, isDecidedAlone, waited } = answer
      t.ok(waited <= maxWait, `${name} waits for ${waited.toFixed()} ms`)
      if (isDecidedAlone && isConsumer(visitor) && status === fine) continue
      t.match(answer, { status: 503, retryAfter: /^\d+$/, cacheControl: /no-store/, body: /<h1/ }, name)
      t.match(answer.body, /http-equiv="refresh" content="\d+"/i, `${name} asks again by itself without script`)
    }

    await proxy.become('fine')
    const askUntilFine = untilFine(ask)
    await askUntilFine(visitors[0] ?? member, '/login')
    // Every route after each fault, for another visitor each time.
    const visitor = visitors[turn % visitors.length]
    const again = await askAll(
      askUntilFine,
      4,
      cases.filter((each) => each.visitor === visitor),
    )
    t.equal(again.length, Object.keys(samples).length)
    for (const { name, status, location } of again) {
      t.match({ status, location }, pick(well.find((each) => each.name === name)), `${name} after the recovery`)
    }
    t.same(unhandled, [])
  })
}

function pick(answer: NamedAnswer | undefined) {
  return { status: answer?.status, location: answer?.location }
}
