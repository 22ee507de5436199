import fc from 'fast-check'
import t from 'tap'
import { callHeaders } from '#contract/stores.ts'
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
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { catalogueMedia, sampleCatalogue } from '../../shop/testing/sample-content.ts'

const database = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleCatalogue)
  await importing({})(trx)
})
const { app, token } = await startEngine(t, database)
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const authorization = `Bearer ${token}`
const host = '127.0.0.1'

const paths = [
  ...[
    '/graphql',
    '/oauth/token',
    '/oauth/revoke',
    '/changes',
    '/health/ready',
    '/metrics',
    '/metrics/database',
    '/outbox',
    '/outbox/1/html',
  ],
  ...[
    `/media/${catalogueMedia.id}/thumb.webp`,
    `/media/${catalogueMedia.id}/file/a.svg`,
    '/media/0123456789abcdef/x.jpg',
  ],
  ...['/uploads/certificate'],
]

t.test('odd addresses never make the engine fail', (t) => {
  const headers = fc.constantFrom<Record<string, string>>({ host }, { host, authorization })
  const request = fc.record({ method: fc.constant('GET'), target: oddTarget(paths), headers })
  return fuzz(t, request, overSocket(port), 100)
})

t.test('odd headers never make the engine fail', (t) => {
  const request = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'),
    target: fc.constantFrom(...paths),
    headers: fc.tuple(oddHeaders, oddHost(host)).map(([headers, host]) => ({ authorization, host, ...headers })),
  })
  return fuzz(t, request, overSocket(port), 100)
})

const call = fc.record({
  host: fc.constant(host),
  authorization: fc.constant(authorization),
  'x-store': fc.constantFrom('de', 'de', 'ch', 'b2b', 'fr'),
  'accept-language': fc.constantFrom('de-DE', 'de-DE', 'en-DE', 'xx', '*'),
  [callHeaders.visitorId]: fc.constantFrom('x', '00000000-0000-0000-0000-000000000000', ''),
  [callHeaders.cartId]: fc.constantFrom('x', '00000000-0000-0000-0000-000000000000', ''),
})

t.test('odd GraphQL bodies never make the engine fail', (t) => {
  const written = fc.constantFrom(
    { query: 'query ($a: String!) { getPageDetailsByUrl(url: $a) { status redirectUrl } }' },
    { query: 'query ($a: ID!) { getProductById(productId: $a) { name } core_category(id: $a) { totalProducts } }' },
    { query: 'query ($a: String!) { core_search(filter: { searchTerm: $a }) { totalProducts products { id } } }' },
    {
      query:
        'query ($a: [String!]!) { getTranslationsByKeys(keys: $a) { key } getGlobalParametersByName(names: $a) { name } }',
    },
    { query: 'mutation ($a: ID!, $b: String!) { recordGlanceView(productId: $a, domain: $b) }' },
    { query: 'mutation { shopInit { userId cartId } }' },
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('100', '10', '\u0000', '\ud800', '/', '%', '_', "'"),
    fc.integer(),
  )
  const operation = fc
    .tuple(written, fc.record({ a: value, b: value }))
    .map(([{ query }, variables]) => ({ query, variables }))
  const request = fc.record({
    method: fc.constant('POST'),
    target: fc.constant('/graphql'),
    headers: call.map((headers) => ({ ...headers, 'content-type': 'application/json' })),
    body: oddGraphqlBody(fc.oneof({ weight: 4, arbitrary: operation }, oddOperation({ none: ['a'] }))),
  })
  return fuzz(t, request, injecting(app), 100)
})

t.test('odd forms and files never make the engine fail', (t) => {
  const form = oddForm(['grant_type', 'client_id', 'client_secret', 'token', 'scope']).map((body) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }))
  const operations = JSON.stringify({
    query: 'mutation ($input: UploadB2bCertificateInput!) { uploadB2bCertificate(input: $input) { successful } }',
    variables: { input: { signature: 'x', file: null } },
  })
  const upload = oddMultipart({ operations, map: '{"0":["variables.input.file"]}' })
  const request = fc.oneof(
    fc.tuple(fc.constantFrom('/oauth/token', '/oauth/revoke'), form),
    fc.tuple(fc.constantFrom('/graphql', '/oauth/token'), upload),
  )
  const sent = fc.tuple(request, call).map(([[target, { headers, body }], call]) => ({
    method: 'POST',
    target,
    headers: { ...call, ...headers },
    ...(body && { body }),
  }))
  return fuzz(t, sent, injecting(app), 100)
})
