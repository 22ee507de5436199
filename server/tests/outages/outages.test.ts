import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance, InjectOptions } from 'fastify'
import t, { type Test } from 'tap'
import { CustomerInfo, ProductPage } from '#web/generated/operations.ts'
import { tokenCookie } from '../../bff/security/testing/api-token.ts'
import { studioCookie, testSeals } from '../../bff/visitor/testing/seals.ts'
import { startPlainEdge } from '../../testing/plain-edge.ts'

const now = Date.now()
const session = testSeals.seal({
  token: 'token-of-lena',
  tokenStarts: now,
  tokenEnds: now + 3_600_000,
  isGuest: false,
  isRemembered: false,
  userId: 'lena',
  store: 'de',
})
const cookie = `${tokenCookie()}; X-JWT=${session}; X-iSHOP-API-USERID=v1; ${studioCookie('token-of-an-editor')}`
const isJson = { 'content-type': 'application/json' }
const isForm = { 'content-type': 'application/x-www-form-urlencoded' }
const byHash = (sha256Hash: string) => ({
  variables: { url: '/' },
  extensions: { persistedQuery: { version: 1, sha256Hash } },
})

const formData = { email: 'a@b.de', password: 'p' }
const guest = { email: 'a@b.de' }
const customer = { salutation: 'MRS', firstName: 'A', lastName: 'B', ...formData, acceptsTerms: true }
const passwords = { currentPassword: 'a', newPassword: 'b' }
const form = (fields: Record<string, string>) => ({ headers: isForm, payload: new URLSearchParams(fields).toString() })
const json = (payload: object) => ({ headers: isJson, payload: JSON.stringify(payload) })

const file = {
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n--b--\r\n',
}
const studioOperations: object = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../web/studio/generated/persisted.json'), 'utf8'),
)
const scenario = { mode: 'edit', drafts: true, at: null, segments: null, tests: {}, customer: null }

/** Forms of pages for which nothing need be filled in to come to the engine. */
const pageForms = [
  ...['data', 'phone', 'email', 'email-cancel', 'email-confirm'].map((step) => `account-action/${step}`),
  ...['address-action/save', 'address-action/change', 'withdrawal', 'stock-alert', 'mail-link'],
  ...[
    'newsletter',
    'newsletter-end',
    'contact',
    'catalogue',
    'order-form',
    'material-list',
    'prime-waiting-list',
    'cancellation',
  ],
  'business-action',
  ...['search', 'productselection', 'regulations', 'carrier', 'confirm', 'image-removal'].map(
    (step) => `returns/${step}`,
  ),
].map((path) => `POST /api/${path}/`)

/** What is sent to a route, where it needs more than its address; `url` for those with parameters. */
const requests: Record<string, Partial<InjectOptions>> = {
  'GET /*': { url: '/prod/100', headers: { accept: 'text/html' } },
  'GET /feeds/:file': { url: '/feeds/google.xml' },
  'GET /media/*': { url: '/media/0123456789abcdef/thumb.webp' },
  'GET /api/order-document/:orderId/:kind/': { url: '/api/order-document/100000001/xrechnung/' },
  'GET /api/order-document/:orderId/:kind/:number/': {
    url: '/api/order-document/100000001/creditNote/GU-2026-000001/',
  },
  'GET /api/return-label/:rma/:number/': { url: '/api/return-label/R100000001-1/1/?order=100000001-1.a.b' },
  'GET /sitemaps/:file': { url: '/sitemaps/product-1.xml' },
  'GET /graphql': {
    url: `/graphql?${new URLSearchParams({ variables: '{"url":"/"}', extensions: JSON.stringify(byHash(CustomerInfo.id).extensions) })}`,
  },
  'POST /graphql': json([byHash(CustomerInfo.id), byHash(CustomerInfo.id)]),
  'POST /api/login-action/': json({ formData }),
  'POST /api/register-action/': json({ formData: customer }),
  'POST /api/checkout-auth/': json({ formData: guest }),
  'POST /api/change-password/': json({ formData: passwords }),
  'POST /api/forgot-password/': json({ formData: guest }),
  'POST /api/new-password/': json({ formData: { emailToken: 't', newPassword: 'b' } }),
  'POST /api/customer-access/': json({ formData: { email: 'a@b.de', customerNumber: '1', postCode: '10115' } }),
  'POST /api/cart-action/': form({ action: 'add', itemId: '1' }),
  'POST /api/join-wishlist/': form({ inviteToken: 't' }),
  'POST /api/claim-wishlist/': form({
    inviteToken: 't',
    entryId: '0190a6c0-0000-7000-9000-000000000001',
    quantity: '1',
  }),
  'POST /api/reorder/': form({ orderId: '1' }),
  'POST /api/checkout-action/shipping/': form({ deliveryType: 'sameAsBilling' }),
  'POST /api/checkout-action/payment/': form({ paymentId: 'PAYPAL' }),
  'POST /api/checkout-action/summary/': form({ submissionId: 's', quoteHash: 'q' }),
  'POST /api/checkout-action/prime/': form({ submissionId: 's', quoteHash: 'q', paymentId: 'PAYPAL' }),
  'POST /api/checkout-action/abort/': form({}),
  'POST /api/checkout-action/address/': form({ remove: '1' }),
  'POST /api/checkout-amazon/': json({ formData: { sessionId: 's' } }),
  'POST /api/abort-amazon/': json({}),
  'POST /api/forms/:formId/': { url: '/api/forms/contact/', ...form({ return: '/service/' }) },
  'POST /api/competition/:formId/': { url: '/api/competition/draw/', ...form({ return: '/service/' }) },
  'POST /api/reviews/': form({ enc: 'e', productId: '1', rating: '5' }),
  'GET /studio/shared/:token': { url: '/studio/shared/token' },
  'POST /studio/session': json({ email: 'a@b.de', password: 'p' }),
  'POST /studio/session/store-code': json({ code: 'c' }),
  'POST /studio/graphql': json({ id: Object.keys(studioOperations)[0] }),
  'POST /studio/preview': json(scenario),
  'POST /computop/*': { url: `/computop/success/${'a'.repeat(43)}`, ...form({ Data: '00', Len: '1' }) },
  'POST /checkout/return/*': { url: `/checkout/return/${'a'.repeat(43)}`, ...form({ token: '1' }) },
  'POST /api/mail-end/': { url: '/api/mail-end/?link=l', ...form({ 'List-Unsubscribe': 'One-Click' }) },
  'POST /api/certificate/': file,
  'POST /api/returns/image/': file,
  ...Object.fromEntries(
    pageForms.map((route) => [route, form({ order: '100000001-1.a.b', link: 'l', act: 'decline' })]),
  ),
}

/** Forms without scripts lead back to their page, which says that it did not work, or is 503 itself. */
const leadsBack = [
  ...[
    '/api/cart-action/',
    '/api/reorder/',
    '/api/join-wishlist/',
    '/api/claim-wishlist/',
    '/api/forms/:formId/',
    '/api/competition/:formId/',
    '/api/reviews/',
  ].map((path) => `POST ${path}`),
  'POST /api/certificate/',
  'POST /api/returns/image/',
  // What a provider sends back by POST is taken along to the page.
  ...['/computop/*', '/checkout/return/*', '/checkout/payment', '/prime/checkout'].map((path) => `POST ${path}`),
  ...pageForms,
  ...['shipping', 'payment', 'summary', 'prime', 'abort', 'address'].map(
    (step) => `POST /api/checkout-action/${step}/`,
  ),
]

/** Answered by the edge alone (files of the build and seals of previews, too); a logout takes the cookies in any case, and an order ends a guest's session only. */
const needsNoEngine = [
  ...['/assets/*', '/health/live', '/health/ready', '/metrics', '/api/token', '/api/logout-action/'],
  ...['/api/confirmation-cleanup/', '/api/delete-cookies/', '/.well-known/change-password'],
  ...['/.well-known/security.txt', '/api/csp-reports'],
  ...['/studio/look/*', '/studio/look/end', '/studio', '/studio/*', '/studio/assets/*'],
]

/** Every route of the application, as Fastify prints them. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = /^([│├└─ ]*)(\S.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (!segment) return []
      const depth = indent.length / 4
      const path = (parents[depth - 1] ?? '') + segment
      parents[depth] = path
      return methods
        .split(', ')
        .filter((method) => ['GET', 'POST'].includes(method))
        .map((method) => `${method} ${path}`)
    })
}

type Fault = { name: string; listener: RequestListener }

const cutOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"data":{')
  setImmediate(() => response.destroy())
}
const saying =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const faults: readonly Fault[] = [
  { name: 'drops connections', listener: (request) => void request.socket.destroy() },
  { name: '500', listener: saying(500, 'application/json', '{"error":"internal"}') },
  { name: 'a page of a proxy', listener: saying(200, 'text/html', '<html>Maintenance</html>') },
  { name: 'a strange 404', listener: saying(404, 'text/html', '<html>Not here</html>') },
  { name: 'no JSON', listener: saying(200, 'application/json', '{"data":{"f":{') },
  { name: 'empty data', listener: saying(200, 'application/json', '{"data":{}}') },
  { name: 'null', listener: saying(200, 'application/json', '{"data":null}') },
  { name: 'cut off', listener: cutOff },
  { name: 'hangs', listener: () => {} },
]

/** An engine that fails in one way, but gives tokens, so that each call comes to its own failure. */
async function startFaulty(t: Test, { name, listener }: Fault): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url !== '/oauth/token' || name === 'hangs') return listener(request, response)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"access_token":"t","expires_in":3600,"token_type":"Bearer"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const startEdge = (t: Test, url: string) =>
  startPlainEdge(t, url, async ({ run, visitor }) => {
    const { errors } = await run(ProductPage, { productId: '100' }, visitor)
    const status = errors?.length ? 503 : 200
    return { status, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }
  })

for (const fault of faults) {
  t.test(`T8.21 an engine that fails with ${fault.name}`, async (t) => {
    const app = await startEdge(t, await startFaulty(t, fault))
    const routes = routesOf(app)
    t.ok(routes.includes('POST /api/login-action/') && routes.includes('GET /*') && routes.includes('GET /media/*'))
    const since = performance.eventLoopUtilization()
    await Promise.all(
      routes.map(async (route) => {
        const [method, path = ''] = route.split(' ')
        if (needsNoEngine.includes(path)) return
        // A form of an earlier build may come without the slash.
        const known = route.startsWith('POST /api/') && !route.endsWith('/') ? `${route}/` : route
        const { headers, ...request } = requests[route] ?? requests[known] ?? {}
        const answer = await app.inject({
          method: method === 'POST' ? 'POST' : 'GET',
          url: path,
          ...request,
          headers: { host: 'shop.test', 'sec-fetch-site': 'same-origin', cookie, ...headers },
        })
        if (route === 'POST /*') return t.equal(answer.statusCode, 405, 'a page takes no form')
        if (leadsBack.includes(route) || leadsBack.includes(known))
          return t.equal(answer.statusCode, 303, `${route} ${answer.body}`)
        t.equal(answer.statusCode, 503, `${route} ${answer.statusCode} ${answer.body.slice(0, 100)}`)
        t.ok(Number(answer.headers['retry-after']) > 0, `${route} says when to ask again`)
        t.match(answer.headers['cache-control'], 'no-store', route)
      }),
    )
    // Not five seconds for each call of a route, one after the other. Only time counts in which the process had nothing to do.
    t.ok(performance.eventLoopUtilization(since).idle < 15_000, 'in time')
  })
}

t.test('a picture that the engine does not have is 404', async (t) => {
  const listener = saying(404, 'application/json', '{"error":"no such media"}')
  const app = await startEdge(t, await startFaulty(t, { name: 'nothing', listener }))
  const { url = '' } = requests['GET /media/*'] ?? {}
  t.equal((await app.inject({ url: String(url), headers: { host: 'shop.test' } })).statusCode, 404)
})

t.test('a renderer that is busy is no outage', async (t) => {
  const busy = saying(503, 'application/json', '{"error":"media busy"}')
  const missing = saying(404, 'application/json', '{"error":"no such media"}')
  let isBusy = true
  const listener: Fault['listener'] = (...call) => (isBusy ? busy : missing)(...call)
  const app = await startEdge(t, await startFaulty(t, { name: 'busy', listener }))
  const { url = '' } = requests['GET /media/*'] ?? {}
  const ask = () => app.inject({ url: String(url), headers: { host: 'shop.test' } })
  for (const answer of await Promise.all(Array.from({ length: 10 }, ask))) {
    t.equal(answer.statusCode, 503)
    t.match(answer.headers, { 'retry-after': '1', 'cache-control': 'no-store' })
  }
  isBusy = false
  t.equal((await ask()).statusCode, 404, 'the next one is asked for as ever')
})
