import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import t from 'tap'
import { fuzz, injecting, overSocket } from '#lib/testing/fuzz.ts'
import {
  oddForm,
  oddGraphqlBody,
  oddHeaders,
  oddHost,
  oddMultipart,
  oddOperation,
  oddTarget,
} from '#lib/testing/odd-requests.ts'
import { whileBusy } from '#lib/testing/while-busy.ts'
import { BusinessCertificate, UploadCertificate } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { school } from '../../shop/modules/account/visitors/testing/accounts.ts'
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { catalogueMedia, sampleCatalogue, samplePage } from '../../shop/testing/sample-content.ts'

const host = 'educational.shop.test'
const database = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleCatalogue)
  await importing({ pages: [samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' })] })(trx)
})
const engine = await startEngine(t, database)
const app = await buildApp(
  readEnvironment({
    UPSTREAM_URL: await engine.app.listen({ port: 0, host: '127.0.0.1' }),
    UPSTREAM_CLIENT_ID: client.id,
    UPSTREAM_CLIENT_SECRET: client.secret,
    EDGE_SECRETS: testSecrets,
    EDGE_HOSTS: testHosts,
    WEB_DIST: join(import.meta.dirname, '../../../dist'),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // Each request from an address of its own, so that none is one too many.
    EDGE_TRUSTED_PROXIES: '127.0.0.1',
    GRAPHQL_REQUESTS_PER_MINUTE: 1_000_000,
    GRAPHQL_CACHE_MB: 1,
    PAGE_CACHE_MB: 1,
  }),
)
t.teardown(() => app.close())
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
/** A school that has logged in. */
const apiToken = tokenCookie().slice('apiToken='.length)
const browser = new TestBrowser(app, { host, cookies: { apiToken } })
const headers = { 'sec-fetch-site': 'same-origin' }
const formData = { ...school, kind: 'business', email: 'fuzz@gs-am-park.example' }
const entered = await browser.send({ method: 'POST', url: '/api/register-action/', payload: { formData }, headers })
if (entered.json().successfull !== true) throw new Error(entered.body)
const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const persisted = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../web/generated/persisted.json'), 'utf8'),
) as object
const operations = Object.fromEntries(
  Object.entries(persisted).map(([hash, text]) => [
    hash,
    [...String(text).matchAll(/\$(\w+):/g)].map(([, name = '']) => name),
  ]),
)

const paths = [
  ...[
    '/',
    '/prod/100',
    '/kategorie/',
    '/cat/10',
    '/search',
    '/login',
    '/myaccount/',
    '/myaccount/wishlist',
    '/checkout/basket',
  ],
  ...[
    '/sitemap.xml',
    '/sitemaps/de-products-1.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/assets/x.js',
  ],
  ...[
    `/media/${catalogueMedia.id}/thumb.webp`,
    `/media/${catalogueMedia.id}/file/a.svg`,
    '/builds/meta/x.json',
    '/health/ready',
  ],
  ...[
    '/graphql',
    '/api/cart-id',
    '/api/reviews/',
    '/api/forms/contact/',
    '/metrics',
    '/api/join-wishlist/',
    '/api/claim-wishlist/',
  ],
]

for (const to of [host, 'shop.test'])
  for (const url of paths)
    await whileBusy(async () => ({
      status: (await app.inject({ url, headers: { host: to, accept: 'text/html' } })).statusCode,
    }))

t.test('odd addresses never make the edge fail', (t) => {
  const request = fc.record({
    method: fc.constant('GET'),
    target: oddTarget(paths),
    headers: fc.constantFrom({ host, accept: 'text/html' }, { host: 'shop.test', accept: '*/*' }),
  })
  return fuzz(t, request, overSocket(port), 100)
})

t.test('odd headers never make the edge fail', (t) => {
  const request = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'),
    target: fc.constantFrom(...paths),
    headers: fc.tuple(oddHeaders, oddHost(host)).map(([headers, host]) => ({ ...headers, host })),
  })
  return fuzz(t, request, overSocket(port), 100)
})

t.test('odd GraphQL bodies never make the edge fail', (t) => {
  const headers = { host: 'shop.test', cookie: tokenCookie(), 'content-type': 'application/json' }
  const request = fc.record({
    method: fc.constant('POST'),
    target: fc.constant('/graphql'),
    headers: fc.constantFrom(headers, { ...headers, accept: 'application/graphql-response+json' }),
    body: oddGraphqlBody(oddOperation(operations)),
  })
  return fuzz(t, request, injecting(app), 100)
})

t.test('odd forms never make the edge fail', (t) => {
  const account = [
    'email',
    'password',
    'remember',
    'target',
    'emailToken',
    'newPassword',
    'repeated',
    'acceptsTerms',
    'firstName',
  ]
  const others = [
    'itemId',
    'quantity',
    'op',
    'positionId',
    'return',
    'wishlistId',
    'token',
    'productId',
    'rating',
    'text',
    'invite',
  ]
  const targets = [
    ...[
      '/api/login-action/',
      '/api/register-action/',
      '/api/checkout-auth/',
      '/api/change-password/',
      '/api/forgot-password/',
    ],
    ...[
      '/api/new-password/',
      '/api/customer-access/',
      '/api/logout-action/',
      '/api/cart-action/',
      '/api/forms/contact/',
    ],
    ...['/api/forms/%00/', '/api/join-wishlist/', '/api/claim-wishlist/', '/api/reviews/', '/api/certificate/'],
  ]
  const types = [
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=x',
    'application/json',
    'text/plain',
  ]
  const request = fc.record({
    method: fc.constant('POST'),
    target: fc.constantFrom(...targets),
    headers: fc.record({
      host: fc.constant('shop.test'),
      'content-type': fc.constantFrom(...Array<string>(9).fill('application/x-www-form-urlencoded'), ...types),
      'sec-fetch-site': fc.constantFrom(...Array<string>(9).fill('same-origin'), 'cross-site'),
      'x-forwarded-for': fc.ipV4(),
    }),
    body: oddForm([...account, ...others]),
  })
  return fuzz(t, request, injecting(app), 100)
})

t.test('odd uploads never make the edge fail', (t) => {
  const operationsOf = (sha256Hash: string) =>
    JSON.stringify({
      variables: { input: { signature: 'x', file: null } },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    })
  const map = JSON.stringify({ 0: ['variables.input.file'] })
  const body = fc.oneof(
    oddMultipart({}),
    oddMultipart({ operations: operationsOf(UploadCertificate.id), map }),
    oddMultipart({ operations: operationsOf(BusinessCertificate.id), map: '{"0":["__proto__.x"]}' }),
  )
  const request = fc
    .tuple(body, fc.constantFrom('/graphql', '/api/certificate/'), fc.ipV4())
    .map(([{ headers: of, body }, target, address]) => ({
      method: 'POST',
      target,
      headers: { ...headers, host, cookie, 'x-forwarded-for': address, ...of },
      ...(body && { body }),
    }))
  return fuzz(t, request, injecting(app), 100)
})
