import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { returnIn } from '../../bff/checkout/payment-returns.ts'
import { contentSecurityPolicy } from '../../bff/security/headers.ts'
import { startPlainEdge } from '../../testing/plain-edge.ts'

type Heard = { url: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** An engine that answers notifications as it is told, and notes what it was sent. */
async function startEngine(t: Test) {
  const heard: Heard[] = []
  const answer = { status: 200, body: '{"outcome":"settled"}' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url === '/oauth/token') {
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end('{"access_token":"t","expires_in":3600,"token_type":"Bearer"}')
    }
    if (request.url?.startsWith('/payments/'))
      heard.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return { heard, answer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const startEdge = (t: Test, url: string) =>
  startPlainEdge(t, url, async () => ({ status: 200, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }))

t.test('a notification reaches the engine byte by byte, and its status goes back', async (t) => {
  const engine = await startEngine(t)
  const app = await startEdge(t, engine.url)
  const payload = Buffer.from([0x7b, 0x22, 0xff, 0x00, 0x22, 0x7d])
  const notify = (headers: Record<string, string> = {}, body = payload) =>
    app.inject({
      method: 'POST',
      url: '/api/payment-notify/paypal/?a=1',
      headers: { host: 'shop.test', 'content-type': 'application/json', ...headers },
      payload: body,
    })
  const taken = await notify({ 'paypal-transmission-id': 'x', cookie: 'X-JWT=y', 'x-forwarded-for': '1.2.3.4' })
  t.equal(taken.statusCode, 200, 'from no page of the shop')
  const [sent] = engine.heard
  t.equal(sent?.url, '/payments/notify/paypal?a=1')
  t.same(sent?.body, payload)
  t.match(sent?.headers, {
    'paypal-transmission-id': 'x',
    'content-type': 'application/json',
    authorization: 'Bearer t',
    cookie: undefined,
  })
  Object.assign(engine.answer, { status: 400, body: '{"outcome":"forged"}' })
  t.equal((await notify()).statusCode, 400)
  Object.assign(engine.answer, { status: 425, body: '{"outcome":"later"}' })
  const later = await notify()
  t.equal(later.statusCode, 503, 'which makes the provider repeat it')
  t.ok(Number(later.headers['retry-after']) > 0)
  for (let turn = 0; turn < 40; turn++) await notify()
  Object.assign(engine.answer, { status: 200, body: '{"outcome":"settled"}' })
  t.equal((await notify()).statusCode, 200, 'and counts as no outage of the engine, however often')
  Object.assign(engine.answer, { status: 200, body: '<html>Maintenance</html>' })
  t.equal((await notify()).statusCode, 503, 'a page of a proxy is no answer of the engine')
  t.equal((await notify({}, Buffer.alloc(64 * 1024 + 1))).statusCode, 413)
})

const token = 'a'.repeat(43)

t.test('T2.19 a return is a return page with fields, and nothing else', async (t) => {
  t.same(returnIn(`/computop/success/${token}?Len=8&Data=ab%20c`), {
    path: `/computop/success/${token}`,
    token,
    fields: [
      { name: 'Len', value: '8' },
      { name: 'Data', value: 'ab c' },
    ],
  })
  t.equal(returnIn(`/checkout/return/${token}?token=1&PayerID=2`)?.fields.length, 2)
  for (const url of [
    `/checkout/return/${token}`,
    `/checkout/return/${token}?`,
    `/checkout/return/${token}/more?a=1`,
    '/checkout/return/short?a=1',
    '/checkout/payment?errorCode=1',
    `/checkout/return/${token}?a=${'x'.repeat(10_001)}`,
    `/checkout/return/${token}?${'a=1&'.repeat(51)}`,
  ])
    t.equal(returnIn(url), null, url.slice(0, 80))
})

/** A provider's page that leads back by POST, as 3-D Secure 2 does: from another site, without the visitor's cookies. */
const leadBack = (app: Awaited<ReturnType<typeof startEdge>>, url: string, payload: string, type?: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'shop.test',
      origin: 'https://www.computop-paygate.com',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'content-type': type ?? 'application/x-www-form-urlencoded',
    },
    payload,
  })

t.test('fields of a return come by query and by form, within the same limits', async (t) => {
  const path = `/computop/success/${token}`
  const form = new URLSearchParams({ Data: 'ab c', Len: '8' })
  t.same(returnIn(path, form)?.fields, [
    { name: 'Data', value: 'ab c' },
    { name: 'Len', value: '8' },
  ])
  t.same(
    returnIn(`${path}?custom=1`, form)?.fields.map(({ name }) => name),
    ['custom', 'Data', 'Len'],
  )
  t.equal(returnIn(path, new URLSearchParams({ a: 'x'.repeat(10_001) })), null)
  t.equal(returnIn(path, new URLSearchParams('a=1&'.repeat(51))), null)
})

t.test('T2.70 a form that a provider sends back leads to the same page by GET, and sets no cookie', async (t) => {
  const engine = await startEngine(t)
  const app = await startEdge(t, engine.url)
  const lead = async (url: string, payload: string, type?: string) => {
    const { statusCode, headers } = await leadBack(app, url, payload, type)
    t.equal(statusCode, 303, url)
    t.equal(headers['set-cookie'], undefined, 'or it would take the place of the visitor’s own')
    t.equal(headers['cache-control'], 'private, no-store')
    return headers.location
  }
  const success = `/computop/success/${token}`
  t.equal(
    await lead(success, 'Data=AB&Len=2'),
    `${success}?Data=AB&Len=2`,
    'settled again by GET while the engine is away',
  )
  t.equal(await lead(success, ''), success)
  t.equal(await lead(success, `Data=${'A'.repeat(9000)}&Len=2`), success, 'too long for an address')
  t.equal(await lead(success, 'a=1&'.repeat(51)), success)
  t.equal(await lead(success, 'x'.repeat(64 * 1024 + 1)), success)
  t.equal(await lead(success, '{}', 'application/json'), success)
  t.equal(await lead(success, '--b--', 'multipart/form-data; boundary=b'), success)
  t.equal(await lead('/computop/success/wrong', 'Data=AB&Len=2'), '/computop/success/wrong')
  t.equal(await lead('/computop/failure', 'Data=AB&Len=2'), '/computop/failure')
  t.equal(await lead(`/checkout/return/${token}`, ''), `/checkout/return/${token}`)
  for (const page of ['/checkout/payment', '/prime/checkout'])
    t.equal(await lead(`${page}?cancelPayment=true`, 'Data=AB&Len=2'), `${page}?cancelPayment=true`)
  t.equal((await leadBack(app, '/checkout/summary', 'a=1')).statusCode, 405, 'no other page takes forms of other sites')
})

t.test('a widget may load from its own origin, on the page that names it', async (t) => {
  const styleHashes = ['sha256-x']
  const policy = contentSecurityPolicy({ styleHashes, widgets: ['https://pay.example'], isSecure: true })
  for (const directive of ["script-src 'self'", "img-src 'self' data:", "connect-src 'self'", 'frame-src'])
    t.match(policy, `; ${directive} https://pay.example; `)
  t.notMatch(contentSecurityPolicy({ styleHashes, isSecure: true }), 'frame-src')
})

t.test('forms lead to the shop, and to the providers that a page names', async (t) => {
  const styleHashes = ['sha256-x']
  t.match(contentSecurityPolicy({ styleHashes, isSecure: true }), "; form-action 'self'; ")
  t.match(
    contentSecurityPolicy({ styleHashes, formTargets: ['https://pay.example'], isSecure: true }),
    "; form-action 'self' https://pay.example; ",
  )
})

t.test('forms of other sites are refused', async (t) => {
  const app = await startEdge(t, (await startEngine(t)).url)
  for (const path of ['checkout-action/summary', 'checkout-amazon', 'abort-amazon', 'confirmation-cleanup']) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${path}/`,
      headers: {
        host: 'shop.test',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'a=1',
    })
    t.equal(answer.statusCode, 403, path)
  }
})
