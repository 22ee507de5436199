import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { checksumHeader } from '#lib/http/answer-checksum.ts'
import { Budget } from './budget.ts'
import { followChanges } from './changes.ts'
import { type CallFor, UpstreamClient, type UpstreamOptions } from './client.ts'
import type { UpstreamUnavailable } from './unavailable.ts'

type Handler = (request: IncomingMessage & { text: string }, response: ServerResponse) => void
type Test = { teardown: (fn: () => unknown) => void }

const call: CallFor = { store: 'ch', language: 'de-CH', requestId: 'request-1' }
const query = { repeatable: true }
const silent = { info: () => {}, warn: () => {} }
const deaf = { purge: async () => {}, renew: async () => {} }

/** An upstream that can be told to misbehave; counts tokens and calls. */
async function start(t: Test, handler: Handler, options: Partial<UpstreamOptions> = {}) {
  const state = {
    tokens: 0,
    calls: 0,
    valid: '',
    expiresIn: 3600,
    tokenHandler: undefined as Handler | undefined,
    /** While it is pending, nothing at all is answered. */
    pause: undefined as Promise<void> | undefined,
    /** While it is set, it answers everything but requests for tokens, with 503. */
    errorPage: undefined as string | undefined,
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = ''
    for await (const chunk of request) text += chunk
    await state.pause
    const whole = Object.assign(request, { text })
    if (request.url === '/oauth/token') {
      state.tokens++
      if (state.tokenHandler) return state.tokenHandler(whole, response)
      state.valid = `token-${state.tokens}`
      return json(response, { access_token: state.valid, expires_in: state.expiresIn, token_type: 'Bearer' })
    }
    state.calls++
    if (state.errorPage) return void response.writeHead(503, { 'content-type': 'text/html' }).end(state.errorPage)
    if (request.headers.authorization !== `Bearer ${state.valid}`) return json(response, refusal)
    handler(whole, response)
  }
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new UpstreamClient({ url, clientId: 'edge', clientSecret: 'secret', ...options })
  t.teardown(async () => {
    await client.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { client, state, server }
}

const refusal = { errors: [{ message: 'Token invalid', extensions: { code: 'INVALID_TOKEN' } }] }

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'answered',
    (error: UpstreamUnavailable) => (error.name === 'UpstreamUnavailable' ? error.reason : String(error)),
  )
}

t.test('a call names its visitor and reuses one token', async (t) => {
  let headers: IncomingMessage['headers'] = {}
  const { client, state } = await start(t, (request, response) => {
    headers = request.headers
    json(response, { data: { echo: request.text } })
  })
  t.equal(
    String(await client.graphql('{"query":"{ a }"}', call, query)),
    '{"data":{"echo":"{\\"query\\":\\"{ a }\\"}"}}',
  )
  await client.graphql('{}', call, query)
  t.equal(state.tokens, 1)
  t.match(headers, { 'x-store': 'ch', 'accept-language': 'de-CH', 'x-request-id': 'request-1' })
})

t.test('T9.2 a token is renewed a minute before it ends', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, { data: {} }))
  state.expiresIn = 61
  await client.graphql('{}', call, query)
  t.equal(state.tokens, 1)
  const now = Date.now
  t.teardown(() => {
    Date.now = now
  })
  Date.now = () => now() + 1100
  await client.graphql('{}', call, query)
  t.equal(state.tokens, 2)
})

t.test('a revoked token under 20 concurrent calls is replaced once', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, { data: { ok: true } }))
  await client.graphql('{}', call, query)
  state.valid = 'revoked'
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.graphql('{}', call, query)))
  t.ok(answers.every((text) => String(text) === '{"data":{"ok":true}}'))
  t.equal(state.tokens, 2)
})

t.test('a refused token is renewed once, not for ever', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, [refusal, refusal]))
  t.equal(await reasonOf(client.graphql('[{},{}]', call, query)), 'token')
  t.same([state.tokens, state.calls], [2, 2])
})

t.test('part of an array with INVALID_TOKEN is not sent again', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, [{ data: {} }, refusal]))
  await client.graphql('[{},{}]', call, query)
  t.same([state.tokens, state.calls], [1, 1])
})

t.test('hanging upstreams are given up in time', async (t) => {
  const { client, state } = await start(t, () => {}, {
    timeoutMs: 1000,
    tokenTimeoutMs: 500,
    connections: 1,
    // Each counts as a call.
    confirmations: 0,
  })
  state.tokenHandler = () => {}
  t.same(await Promise.all([1, 2, 3].map(() => reasonOf(client.graphql('{}', call, query)))), [
    'timeout',
    'timeout',
    'timeout',
  ])
  // The calls may end before the second request has arrived.
  for (const end = Date.now() + 60_000; state.tokens < 2 && Date.now() < end; ) await delay(10)
  t.equal(state.tokens, 2, 'all waited for one token, which was asked for twice')
  state.tokenHandler = undefined
  const reasons = await Promise.all([1, 2, 3].map(() => reasonOf(client.graphql('{}', call, query))))
  t.same(reasons, ['timeout', 'timeout', 'timeout'])
  t.ok(state.calls <= 1, 'waiting for the one connection counts too')
})

t.test('T9.1 a token request is repeated once, unless it was refused', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, { data: {} }), {
    timeoutMs: 60_000,
    tokenTimeoutMs: 5000,
  })
  const violations: Handler[] = [
    (request) => request.socket.destroy(),
    () => {},
    (_request, response) => json(response, {}, 503),
    (_request, response) => void response.end('<html>'),
  ]
  for (const violation of violations) {
    state.tokens = 0
    state.valid = 'revoked'
    state.tokenHandler = (request, response) => {
      state.tokenHandler = undefined
      violation(request, response)
    }
    t.equal(String(await client.graphql('{}', call, query)), '{"data":{}}')
    t.equal(state.tokens, 2)
  }
  state.tokens = 0
  state.valid = 'revoked'
  state.tokenHandler = (_request, response) => json(response, { error: 'invalid_client' }, 401)
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'token')
  t.equal(state.tokens, 1, 'what is wrong stays wrong')
})

t.test('a token server that is away is probed less often than it gives out tokens', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, { data: {} }))
  const requested: number[] = []
  state.tokenHandler = (_request, response) => {
    if (client.isDown) requested.push(performance.now())
    json(response, { error: 'temporarily_unavailable' }, 503)
  }
  while (!client.isDown) await reasonOf(client.graphql('{}', call, query))
  // What was under way then is no probe of the open breaker.
  requested.splice(0)
  while (requested.length < 3) await delay(20)
  const [first = 0, , third = 0] = requested
  t.ok(third - first > 2000, 'a minute of probes is fewer than the 60 of SHOP_TOKEN_REQUESTS_PER_MINUTE')
  state.tokenHandler = undefined
  while (client.isDown) await delay(20)
  t.equal(String(await client.graphql('{}', call, query)), '{"data":{}}')
})

t.test('a reset connection repeats only calls that are safe to repeat', async (t) => {
  let resets = 0
  const { client, state } = await start(
    t,
    (request, response) => {
      if (resets-- > 0) request.socket.destroy()
      else json(response, { data: {} })
    },
    // Each counts as a call.
    { confirmations: 0 },
  )
  resets = 1
  t.equal(String(await client.graphql('{}', call, query)), '{"data":{}}')
  t.equal(state.calls, 2)
  resets = 1
  t.equal(await reasonOf(client.graphql('{}', call, { repeatable: false })), 'reset')
  t.equal(state.calls, 3)
  resets = 2
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'reset')
  t.equal(state.calls, 5)
})

t.test('an answer that is none is a definite failure', async (t) => {
  const reported: boolean[] = []
  let answer: (response: ServerResponse) => void = () => {}
  const { client, server } = await start(t, (_request, response) => answer(response), {
    onCall: (_ms, answered) => reported.push(answered),
  })
  answer = (response) => json(response, {}, 503)
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'status')
  answer = (response) => response.end('<html>')
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'answer')
  answer = (response) => json(response, { errors: [{ message: 'Syntax' }] }, 400)
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'answered', 'a refusal in GraphQL terms is an answer')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'refused')
  t.same(reported, [false, false, true, false])
})

t.test('an answer without the checksum of the engine is none; one with it need not be parsed', async (t) => {
  const sent = '{"data":{"a":1}}'
  let received = sent
  let hasDataOnly = true
  const { client } = await start(t, (_request, response) => {
    response.setHeaders(new Map(Object.entries(checksumHeader(sent, hasDataOnly)))).end(received)
  })
  t.match(await client.graphqlAnswer('{}', call, query), { bytes: Buffer.from(sent), state: 'data-only' })
  hasDataOnly = false
  t.match(await client.graphqlAnswer('{}', call, query), { bytes: Buffer.from(sent), state: 'intact' })
  received = '{"data":{"a":2}}'
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'answer')
})

t.test('an answer in parts is put together; one that ends too early is none', async (t) => {
  let isCut = false
  const { client } = await start(t, (_request, response) => {
    response.writeHead(200, { 'content-length': 14 }).write('{"data":')
    setTimeout(() => (isCut ? response.destroy() : response.end('{"a":1')), 20)
  })
  const parts = client.graphql('{}', call, query)
  t.equal(String(await parts), '{"data":{"a":1')
  isCut = true
  t.equal(await reasonOf(client.graphql('{}', call, { repeatable: false })), 'reset')
})

t.test('T9.7 a request has one budget for all its calls, tokens and retries', async (t) => {
  let answers = false
  const received: string[] = []
  const { client } = await start(t, ({ text }, response) => {
    received.push(text)
    if (answers) json(response, { data: {} })
  })
  const budget = new Budget()
  t.equal(await reasonOf(client.graphql('{}', { ...call, budget: budget.atMost(500) }, query)), 'timeout')
  const spent = budget.atMost(0)
  for (let count = 0; count < 3; count += 1)
    t.equal(await reasonOf(client.graphql('{"late":1}', { ...call, budget: spent }, query)), 'timeout')
  answers = true
  t.equal(String(await client.graphql('{}', { ...call, budget: budget.renewed() }, query)), '{"data":{}}')
  t.notOk(received.includes('{"late":1}'), 'nothing is sent when nothing is left')
})

t.test('a request whose tokens are always refused asks twice, and not twice for each call', async (t) => {
  const { client, state } = await start(t, (_request, response) => json(response, refusal))
  const budget = new Budget()
  const ask = () => reasonOf(client.graphql('{}', { ...call, budget }, query))
  t.equal(await ask(), 'token')
  t.same([state.tokens, state.calls], [2, 2])
  t.same(await Promise.all([ask(), ask()]), ['token', 'token'])
  t.same([state.tokens, state.calls], [2, 2])
  const other = new Budget()
  await Promise.all([1, 2, 3].map(() => reasonOf(client.graphql('{}', { ...call, budget: other }, query))))
  t.equal(state.calls, 2 + 4, 'three calls at the same time, and one retry')
})

t.test('a hanging engine is noticed by the poll for changes, and used again soon after', async (t) => {
  const { client, state } = await start(t, (request, response) =>
    json(response, request.url === '/graphql' ? { data: {} } : { cursor: '1', tags: [] }),
  )
  await client.graphql('{}', call, query)
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  state.pause = promise
  const follower = followChanges({ upstream: client, ...deaf, log: silent })
  t.teardown(follower.stop)
  while (!client.isDown) await new Promise((resolve) => setTimeout(resolve, 10))
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'open')
  goOn()
  while (client.isDown) await new Promise((resolve) => setTimeout(resolve, 10))
  t.equal(await reasonOf(client.graphql('{}', call, query)), 'answered')
})

t.test('probes that get long error pages of a proxy do not use up the connections', async (t) => {
  const waiting: ServerResponse[] = []
  const answerTwoAtOnce: Handler = (_request, response) => {
    waiting.push(response)
    if (waiting.length === 2) for (const each of waiting) json(each, { data: {} })
  }
  const { client, state, server } = await start(t, answerTwoAtOnce, { connections: 2 })
  // As in the engine. Node's own five seconds would end the connections meanwhile.
  server.keepAliveTimeout = 72_000
  state.errorPage = 'x'.repeat(100_000)
  while (!client.isDown) await client.graphql('{}', call, query).catch(() => {})
  // A probe is two calls, and there are six connections.
  const enough = state.calls + 2 * 6
  while (state.calls < enough) await new Promise((resolve) => setTimeout(resolve, 10))
  state.errorPage = undefined
  while (client.isDown) await new Promise((resolve) => setTimeout(resolve, 10))
  const ask = () => reasonOf(client.graphql('{}', call, query))
  t.same(await Promise.all([ask(), ask()]), ['answered', 'answered'])
})
