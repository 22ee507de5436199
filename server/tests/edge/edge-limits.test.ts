import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { MarkReviewHelpful, SearchSuggestions, SubmitForm, SubmitReview } from '#web/generated/operations.ts'
import { readNginx } from '../../../docker/testing/nginx.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'

/** Every page is the same; the engine is away, since limits come before it. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async () => {
    const document = { body: Buffer.from('<p>Page</p>'), styleHashes: ['sha256-abc'] }
    return { status: 200, document, needsOneVisitor: false, isPublic: true, tags: [], ttls: [60] }
  },
}

async function edgeAlone(t: Test, settings: Record<string, unknown> = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'pausenhof-dist-'))
  t.teardown(() => rm(dist, { recursive: true, force: true }))
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: 'http://127.0.0.1:9',
      UPSTREAM_CLIENT_ID: 'edge',
      UPSTREAM_CLIENT_SECRET: 'a-secret-of-tests',
      EDGE_SECRETS: testSecrets,
      EDGE_HOSTS: testHosts,
      WEB_DIST: dist,
      LOG_LEVEL: 'silent',
      EDGE_HOST: '127.0.0.1',
      ...settings,
    }),
    renderer,
  )
  t.teardown(() => app.close())
  const post = (payload: object | string, remoteAddress = '192.0.2.1', type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'shop.test', 'content-type': type, cookie: tokenCookie() },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      remoteAddress,
    })
  const get = (url: string, remoteAddress = '192.0.2.1') =>
    app.inject({ url, headers: { host: 'shop.test', cookie: tokenCookie() }, remoteAddress })
  return { app, post, get }
}

const operation = (id: string, variables: object = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
})

/** A call that its limit lets through: there is no engine to answer it. */
const admitted = 503

const submission = operation(SubmitForm.id, {
  formId: 'contact',
  submissionId: '018f5e2a-0000-7000-8000-000000000000',
  values: [],
})

t.test('submissions by script are limited like forms', async (t) => {
  const { app, post } = await edgeAlone(t)
  for (let batch = 0; batch < 6; batch++)
    t.equal((await post(Array.from({ length: 10 }, () => submission))).statusCode, admitted)
  const refused = await post(submission)
  t.match(refused.json(), { errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  t.equal(refused.statusCode, 429)
  t.ok(refused.headers['retry-after'])
  const plain = await app.inject({
    method: 'POST',
    url: '/api/forms/contact/',
    headers: {
      host: 'shop.test',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'a=1',
    remoteAddress: '192.0.2.1',
  })
  t.equal(plain.headers.location, '/#contact-failed', 'one limit for both ways')

  const vote = operation(MarkReviewHelpful.id, { ratingId: '1', voteId: '018f5e2a-0000-7000-8000-000000000000' })
  const review = operation(SubmitReview.id, {
    encryptedData: 'x',
    review: { productId: '1', rating: 5, title: 'x', message: 'x', authorName: '' },
  })
  for (const batch of [vote, vote, vote, vote, vote, review]) await post(Array.from({ length: 10 }, () => batch))
  t.equal((await post(vote)).statusCode, 429)
  t.equal((await post(vote, '192.0.2.2')).statusCode, admitted, 'another address')
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  t.match(body, /^edge_rate_limited_total\{limit="forms"\} 2$/m)
  t.match(body, /^edge_rate_limited_total\{limit="reviews"\} 1$/m)
})

t.test('a limit is not dodged by another spelling, nor by another address of the same network', async (t) => {
  const { post, get } = await edgeAlone(t, { GRAPHQL_REQUESTS_PER_MINUTE: 2 })
  t.equal((await get('/search?q=a')).statusCode, 200)
  t.equal((await get('/%73earch?q=b')).statusCode, 200)
  t.equal((await get('/search/?q=c')).statusCode, 429)
  t.equal((await get('/')).statusCode, 200, 'other pages are open')
  const suggestion = operation(SearchSuggestions.id, { userQuery: 'a' })
  t.equal((await post({ ...suggestion, query: '{ build }' }, '2001:db8::1')).statusCode, admitted)
  t.equal((await post({ ...suggestion, query: '{ build }' }, '2001:db8::2')).statusCode, 429)
  t.equal((await post(suggestion, '2001:db8:0:100::1')).statusCode, admitted, 'another network')
})

t.test('T6.11 pages of other origins cannot call in a visitor’s name', async (t) => {
  const { app, post } = await edgeAlone(t)
  const text = JSON.stringify(submission)
  t.equal((await post(text, '192.0.2.3', 'text/plain')).statusCode, 400)
  t.equal((await post(`a=${text}`, '192.0.2.3', 'application/x-www-form-urlencoded')).statusCode, 415)
  const extensions = encodeURIComponent(JSON.stringify(submission.extensions))
  const variables = encodeURIComponent(JSON.stringify(submission.variables))
  const got = await app.inject({
    url: `/graphql?extensions=${extensions}&variables=${variables}`,
    headers: { cookie: tokenCookie() },
  })
  t.not(got.statusCode, 200)
  t.equal(got.json().data ?? null, null)
  const review = { method: 'POST', url: '/api/reviews/', payload: 'enc=x' } as const
  const type = 'application/x-www-form-urlencoded'
  for (const headers of [{}, { origin: 'https://evil.test' }, { 'sec-fetch-site': 'same-site' }])
    t.equal(
      (await app.inject({ ...review, headers: { host: 'shop.test', 'content-type': type, ...headers } })).statusCode,
      403,
    )
})

t.test('a manifest without names is not cached while the engine is away', async (t) => {
  const { get } = await edgeAlone(t)
  t.match(await get('/manifest.webmanifest'), {
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  })
})

t.test('behind the proxy of the containers nobody chooses the address by which a request is counted', async (t) => {
  // As in docker/compose.yaml.
  const { app } = await edgeAlone(t, { EDGE_TRUSTED_PROXIES: 'uniquelocal', GRAPHQL_REQUESTS_PER_MINUTE: 2 })
  const header = readNginx().headerToEdges('X-Forwarded-For') ?? ''
  const statusOf = async (address: string, claimed: string) => {
    const sent = header
      .replace('$proxy_add_x_forwarded_for', `${claimed}, $remote_addr`)
      .replace('$remote_addr', address)
    const headers = { host: 'shop.test', 'x-forwarded-for': sent }
    return (await app.inject({ url: '/api/token', headers, remoteAddress: '172.18.0.5' })).statusCode
  }
  // The first is the gateway of Docker's network, as which all visitors over IPv6 come.
  for (const address of ['172.18.0.1', '203.0.113.9']) {
    t.equal(await statusOf(address, '198.51.100.1'), 200)
    t.equal(await statusOf(address, '198.51.100.2'), 200)
    t.equal(await statusOf(address, '198.51.100.3'), 429, address)
  }
  t.equal(await statusOf('203.0.113.10', '198.51.100.1'), 200, 'another visitor')
})
