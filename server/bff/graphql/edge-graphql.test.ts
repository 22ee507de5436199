import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { auditServer } from 'graphql-http'
import t from 'tap'
import type { AbTest } from '#contract/generated/types.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { limits } from './limits.ts'
import { PersistedDocuments } from './persisted/persisted.ts'
import { startTestEdge, testVisitor } from './testing/edge-app.ts'
import { startTestUpstream, type TestUpstream } from './testing/test-upstream.ts'
import type { EdgeMetrics } from './trace.ts'

type Json = Record<string, unknown>
type Reply = {
  status: number
  headers: Headers
  body: Json & { data?: Json; errors?: { message: string; extensions: Json }[] }
}

async function post(url: string, body: unknown): Promise<Reply> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Reply['body'] }
}

const ask = (url: string, query: string, variables = {}) => post(url, { query, variables })
const codes = ({ body }: Reply) => body.errors?.map(({ extensions }) => extensions.code)

async function start(t: Parameters<typeof startTestEdge>[0], options: Parameters<typeof startTestEdge>[2] = {}) {
  const upstream: TestUpstream = await startTestUpstream()
  t.teardown(() => upstream.close())
  return { upstream, ...(await startTestEdge(t, upstream.url, options)) }
}

/** Asks again after a time-out, a few times: a short one also ends calls that a busy machine would have answered. */
async function askPatiently(url: string, query: string): Promise<Reply> {
  let reply = await ask(url, query)
  for (let n = 0; n < 20 && codes(reply)?.includes('UPSTREAM_UNAVAILABLE'); n++) reply = await ask(url, query)
  return reply
}

function persistedOf(texts: readonly string[]): { get: (id: string) => string | undefined; ids: string[] } {
  const byId = new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]))
  return { get: (id) => byId.get(id), ids: [...byId.keys()] }
}

/** As the web's generated operations are. */
const named = (id: string) => ({ id, name: 'Test' })

const byHash = (sha256Hash: string, variables = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash } },
})

t.test('five root fields are one upstream POST, public and private ones of nobody together', async (t) => {
  const { upstream, url } = await start(t)
  const query =
    '{ me { id } cart(id: "cart-1") { count } search(text: "x") { __typename } a: echo(json: 1) b: echo(json: 2) }'
  t.match(await ask(url, query), {
    status: 200,
    body: { data: { me: { id: 'u1' }, cart: { count: 3 }, a: { json: 1 }, b: { json: 2 } } },
  })
  t.match(upstream.counts, { posts: 1, operations: 1 })
  upstream.resetCounts()
  await ask(
    url,
    '{ me { id } navigation { id } footer { legal } product(slug: "product-1") { id } page(slug: "a") { id } }',
  )
  t.match(upstream.counts, { posts: 1, operations: 5 }, 'public fields are operations of their own in one array')
  upstream.resetCounts()
  await ask(url, '{ footer { legal } navigation { id } }')
  t.match(upstream.counts, { posts: 0 }, 'and are not asked for again, whatever they are asked for with')
})

t.test('a batch of five is one upstream array', async (t) => {
  const { upstream, url } = await start(t)
  const queries = [
    '{ me { id } }',
    '{ cart(id: "cart-1") { count } }',
    '{ search(text: "x") { __typename } }',
    '{ echo(json: 1) }',
    '{ echo(json: 2) me { email } }',
  ]
  const { status, body } = await post(
    url,
    queries.map((query) => ({ query })),
  )
  t.equal(status, 200)
  t.match(body, [
    { data: { me: { id: 'u1' } } },
    { data: { cart: { count: 3 } } },
    { data: {} },
    { data: {} },
    { data: { me: {} } },
  ])
  t.match(upstream.counts, { posts: 1, operations: 5 })
  const mixed = await post(url, [
    { query: '{ nope }' },
    { query: '{ me { id } }' },
    { query: '{ x: cart(id: "nope") { id } }' },
  ])
  t.match(mixed.body, [
    { errors: [{}] },
    { data: { me: { id: 'u1' } } },
    { data: { x: null }, errors: [{ path: ['x'] }] },
  ])
  const tooMany = await post(
    url,
    Array.from({ length: 11 }, () => ({ query: '{ me { id } }' })),
  )
  t.equal(tooMany.status, 400)
  t.same(codes(tooMany), ['BATCH_LIMIT'])
})

t.test('a revoked token under 20 concurrent requests', async (t) => {
  const { upstream, url } = await start(t)
  await ask(url, '{ me { id } }')
  upstream.revokeTokens()
  upstream.resetCounts()
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(url, '{ me { id } }')))
  t.ok(replies.every(({ body }) => (body.data as { me: Json }).me.id === 'u1' && !body.errors))
  t.equal(upstream.counts.tokens, 1)
})

t.test('an upstream that hangs or is gone gives a field error, and cached fields are served', async (t) => {
  const { upstream, url, cache } = await start(t, { timeoutMs: 600 })
  t.match(await askPatiently(url, '{ footer { legal } }'), { body: { data: { footer: { legal: '© Test' } } } })
  const open = upstream.hang('/graphql')
  const query = '{ footer { legal } me { id } counter }'
  const hanging = await ask(url, query)
  t.equal(hanging.body.data, null, 'counter may not be null')
  t.equal(codes(hanging)?.[0], 'UPSTREAM_UNAVAILABLE')
  t.notMatch(JSON.stringify(hanging.body), upstream.url)
  const partly = await ask(url, '{ footer { legal } me { id } product(slug: "product-1") { id } }')
  t.match(partly.body.data, { footer: { legal: '© Test' }, me: null, product: null })
  t.same(codes(partly), ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'])
  await cache.purge(['all'])
  t.match(await ask(url, '{ footer { legal } }'), { body: { data: { footer: { legal: '© Test' } } } }, 'stale if error')
  open()
  const answered = { body: { data: { me: { id: 'u1' }, counter: Number } } }
  t.match(await askPatiently(url, query), answered, 'no failure was kept')
})

t.test('a hanging token endpoint is requested twice before the call fails', async (t) => {
  const { upstream, url } = await start(t)
  const open = upstream.hang('/oauth/token')
  t.same(codes(await ask(url, '{ me { id } }')), ['UPSTREAM_UNAVAILABLE'])
  // The call may end before the second request has arrived.
  for (const end = Date.now() + 60_000; upstream.counts.tokens < 2 && Date.now() < end; ) await delay(10)
  t.same(upstream.counts, { tokens: 2, posts: 0, operations: 0 })
  open()
})

t.test('private fields are never cached; errors are not either; null is', async (t) => {
  const { upstream, url } = await start(t)
  const countOf = async (query: string) => {
    upstream.resetCounts()
    await ask(url, query)
    await ask(url, query)
    return upstream.counts.posts
  }
  t.equal(await countOf('{ me { id } }'), 2)
  t.equal(await countOf('{ failing }'), 2)
  t.equal(await countOf('{ products(first: 9) { items { stock } } }'), 2, 'partial answers neither')
  t.equal(await countOf('{ product(slug: "nope") { id } }'), 1)
  t.equal(await countOf('mutation { addToCart(lines: [{ sku: "SKU-1" }]) { added { id } } }'), 2)
})

t.test('a purge makes the next answer new', async (t) => {
  const { url, cache } = await start(t)
  const value = async () => (await ask(url, '{ counter }')).body.data?.counter as number
  const first = await value()
  t.equal(await value(), first)
  await cache.purge(['other'])
  t.equal(await value(), first)
  await cache.purge(['counter'])
  t.equal(await value(), first + 1)
})

t.test('stores and languages have answers of their own', async (t) => {
  let visitor: Visitor = testVisitor
  const { url } = await start(t, { visitorOf: () => visitor })
  const value = async () => (await ask(url, '{ counter }')).body.data?.counter as number
  const first = await value()
  visitor = { ...testVisitor, store: 'b2b' }
  t.equal(await value(), first + 1)
  visitor = { ...testVisitor, store: 'b2b', language: 'en-DE', requestId: 'request-2' }
  t.equal(await value(), first + 2)
  visitor = { ...visitor, abSeed: 'another', abVariants: { test: 'b' } }
  t.equal(await value(), first + 2, 'and nothing else of the visitor makes a difference')
  const { body } = await ask(url, '{ headers }')
  t.match(body.data?.headers, { 'x-store': 'b2b', 'accept-language': 'en-DE', 'x-request-id': 'request-2' })
})

t.test('an unforeseen error answers INTERNAL without its message', async (t) => {
  const { url } = await start(t)
  const reply = await ask(url, '{ unforeseen }')
  t.match(reply.body, {
    data: { unforeseen: null },
    errors: [{ message: 'Internal error', path: ['unforeseen'], extensions: { code: 'INTERNAL' } }],
  })
  t.notMatch(JSON.stringify(reply), 'password')
})

t.test('S7.1 production answers only persisted operations, by POST, GET and in batches', async (t) => {
  const persisted = persistedOf(['query One($s: String!) { product(slug: $s) { id } }', '{ me { id } }'])
  const [one, two] = persisted.ids as [string, string]
  const { url } = await start(t, { persisted, production: true })
  t.match(await post(url, byHash(one, { s: 'product-1' })), { status: 200, body: { data: { product: { id: 'p1' } } } })
  const batch = await post(url, [
    byHash(one, { s: 'product-2' }),
    byHash(two),
    byHash('0'.repeat(64)),
    { query: '{ me { id } }' },
  ])
  t.match(batch.body, [
    { data: { product: { id: 'p2' } } },
    { data: { me: { id: 'u1' } } },
    { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    { errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }] },
  ])
  const { variables, extensions } = byHash(one, { s: 'product-3' })
  const search = new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) })
  const got = await fetch(`${url}?${search}`)
  t.same(await got.json(), { data: { product: { id: 'p3' } } })
  t.equal(got.headers.get('cache-control'), 'private, no-store')
  const plain = await ask(url, '{ me { id } }')
  t.equal(plain.status, 400)
  t.same(codes(plain), ['PERSISTED_QUERY_ONLY'])
  const unknown = await post(url, byHash('0'.repeat(64)))
  t.equal(unknown.status, 400)
  t.same(codes(unknown), ['PERSISTED_QUERY_NOT_FOUND'])
  const invalid = await post(url, byHash(one, {}))
  t.match(invalid, { status: 200, body: { errors: [{ message: /\$s/ }] } })
})

t.test('a hash is a text: in a list, which the limits of calls do not read, it names no operation', async (t) => {
  const text = '{ me { id } }'
  const [id = ''] = persistedOf([text]).ids
  const folder = t.testdir({ 'persisted.json': JSON.stringify({ [id]: text }) })
  const persisted = new PersistedDocuments(join(folder, 'persisted.json'), { reload: false })
  const { url } = await start(t, { persisted, production: true })
  t.match(await post(url, byHash(id)), { body: { data: { me: { id: 'u1' } } } })
  const extensions = { persistedQuery: { version: 1, sha256Hash: [id] } }
  t.same(codes(await post(url, { extensions })), ['PERSISTED_QUERY_ONLY'])
  const search = new URLSearchParams({ extensions: JSON.stringify(extensions) })
  t.equal((await fetch(`${url}?${search}`)).status, 400)
})

t.test('one operation’s size is limited', async (t) => {
  const { url } = await start(t)
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: echo(json: ${n})`).join(' ')} }`
  t.notOk((await ask(url, aliases(limits.aliases))).body.errors)
  t.same(codes(await ask(url, aliases(limits.aliases + 1))), ['TOO_COMPLEX', 'TOO_COMPLEX'])
  const long = await ask(url, `{ me { id } } # ${'x'.repeat(limits.operationText)}`)
  t.same([long.status, ...(codes(long) ?? [])], [400, 'TOO_COMPLEX'])
  const nested = (depth: number): string => (depth === 0 ? '{ id }' : `{ children ${nested(depth - 1)} }`)
  t.notOk((await ask(url, `{ navigation ${nested(9)} }`)).body.errors)
  t.ok((await ask(url, `{ navigation ${nested(13)} }`)).body.errors)
  t.equal((await ask(url, '{ me { id } }', { filler: 'x'.repeat(limits.body) })).status, 413)
})

t.test('pages run operations without HTTP', async (t) => {
  const persisted = persistedOf([
    'query A($s: String!) { product(slug: $s) { id name } footer { legal } }',
    '{ footer { legal } me { id } }',
    '{ failing }',
    '{ nope }',
  ])
  const { app, upstream } = await start(t, { persisted, production: true })
  const [shared, personal, failing, invalid] = persisted.ids as [string, string, string, string]
  const result = await app.edge.run(named(shared), { s: 'product-2' }, testVisitor)
  t.equal(
    result.json,
    '{"product":{"id":"p2","name":"Says \\"errors\\": and \\"data\\"}} in its name"},"footer":{"legal":"© Test"}}',
  )
  t.same(result.data, JSON.parse(result.json))
  t.equal(result.data, result.data, 'parsed once')
  t.same(
    [result.tags.sort(), result.ttl, result.isPublic, result.errors],
    [['all', 'product:product-2'], 60, true, undefined],
  )
  t.match(upstream.counts, { posts: 1, operations: 2 })
  upstream.resetCounts()
  const again = await app.edge.run(named(shared), { s: 'product-2' }, testVisitor)
  t.equal(again.json, result.json)
  t.equal(upstream.counts.posts, 0)
  t.match(await app.edge.run(named(personal), {}, testVisitor), { isPublic: false, ttl: 0, tags: ['all'] })
  t.match(await app.edge.run(named(failing), {}, testVisitor), {
    ttl: 0,
    json: '{"failing":null}',
    errors: [{ message: 'It failed' }],
  })
  t.match(await app.edge.run(named(shared), {}, testVisitor), { json: 'null', errors: [{ message: /\$s/ }] })
  t.match(await app.edge.run(named(invalid), {}, testVisitor), { json: 'null', errors: [{ message: /nope/ }] })
  await t.rejects(app.edge.run(named('unknown'), {}, testVisitor), { message: /unknown/ })
})

t.test('metrics and the client get the trace of a request', async (t) => {
  const counted: string[] = []
  const timed: string[] = []
  const metrics: EdgeMetrics = {
    field: (name, state) => counted.push(`${name} ${state}`),
    upstream: (name) => timed.push(name),
  }
  const { app } = await start(t, { metrics })
  const inject = async (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  const answers = [await inject('{ footer { legal } me { id } }'), await inject('{ footer { legal } failing }')]
  t.same(counted.sort(), ['failing error', 'footer hit', 'footer miss', 'me private'])
  t.same(timed.sort(), ['failing', 'footer', 'me'])
  t.match(
    answers.map(({ headers }) => headers['server-timing']),
    [/cache;desc="miss=1"$/, /^upstream;dur=\d.*cache;desc="hit=1"$/],
  )
})

t.test('the shop: its own fields', async (t) => {
  const tests: AbTest[] = [{ id: 't1', trackingCode: 'T1', variants: [{ id: 'a', weight: 1 }] }]
  const sent: string[] = []
  let isDown = false
  const shop = {
    graphqlAnswer: async (body: string) => {
      sent.push(body)
      if (isDown) throw new Error('down')
      return { bytes: Buffer.from(JSON.stringify({ data: { f: tests } })), state: 'unknown' as const }
    },
  }
  const upstream = await startTestUpstream()
  t.teardown(() => upstream.close())
  const { url, cache } = await startTestEdge(t, upstream.url, {
    contract: undefined,
    upstream: shop,
    persisted: new PersistedDocuments('web/generated/persisted.json', { reload: false }),
    keepAssignments: (_request, reply, given) => {
      reply.header('x-kept', given.map(({ variantId }) => variantId).join())
    },
    assign: (given, visitor) =>
      given.map(({ id, trackingCode }) => ({ testId: id, trackingCode, variantId: visitor.abSeed })),
  })
  const query = '{ build { id } abAssignments(url: "/") { testId trackingCode variantId } }'
  const answer = await ask(url, query)
  t.same(answer.body, {
    data: { build: { id: 'build-1' }, abAssignments: [{ testId: 't1', trackingCode: 'T1', variantId: 'seed' }] },
  })
  t.equal(answer.headers.get('x-kept'), 'seed', 'the visitor keeps what he was given')
  await ask(url, query)
  t.equal(sent.length, 1, 'tests are cached, assignments are not')
  const batch = await post(url, [{ query }, { query: '{ build { id } }' }])
  t.same(batch.body, [answer.body, { data: { build: { id: 'build-1' } } }], 'nor does a batch change them')
  isDown = true
  await cache.purge(['abtests'])
  const elsewhere = await ask(url, '{ abAssignments(url: "/other/") { testId } }')
  t.same(elsewhere.body, { data: { abAssignments: [] } }, 'no page fails for a test')
})

t.test('passes every audit of the GraphQL-over-HTTP specification', async (t) => {
  const { url } = await start(t)
  const results = await auditServer({ url })
  t.equal(results.length, 61, 'the suite is the one that is known')
  for (const result of results) {
    t.equal(result.status, 'ok', `${result.id} ${result.name}${result.status === 'ok' ? '' : `: ${result.reason}`}`)
  }
})
