import Fastify from 'fastify'
import mercurius, { type IResolvers } from 'mercurius'
import t, { type Test } from 'tap'
import { upstreamSdl } from '#contract/sdl.ts'
import { formatErrors, graphqlAjv } from '#lib/http/graphql-over-http.ts'
import { learnedOperations } from '#lib/http/learned-operations.ts'
import { GetSession, Logout } from '../generated/operations.ts'
import { askEngine, EngineRefusal } from './ask-engine.ts'
import { UpstreamUnavailable } from './unavailable.ts'

type Body = { query?: string; extensions: { persistedQuery: { sha256Hash: string } } }

const call = { store: 'de', language: 'de-DE', requestId: 'request-1' } as const

/** Engines that have just started, and what they are sent. */
async function engine(t: Test, resolvers: object) {
  const app = Fastify({ ajv: graphqlAjv })
  await app.register(mercurius, {
    schema: upstreamSdl,
    resolvers: resolvers as IResolvers,
    errorFormatter: formatErrors,
    persistedQueryProvider: learnedOperations(),
  })
  t.teardown(() => app.close())
  const sent: Body[] = []
  const graphql = async (body: string) => {
    sent.push(JSON.parse(body) as Body)
    const headers = { 'content-type': 'application/json' }
    return (await app.inject({ method: 'POST', url: '/graphql', payload: body, headers })).rawPayload
  }
  return { sent, graphql }
}

t.test('an engine gets the text of an operation once, and its id from then on', async (t) => {
  let logouts = 0
  const first = await engine(t, { Mutation: { logout: () => ++logouts > 0 } })
  t.equal(await askEngine(first, Logout, {}, call), true)
  t.equal(await askEngine(first, Logout, {}, call), true)
  t.same([first.sent.map(({ query }) => query), logouts], [[undefined, Logout.text, undefined], 2])
  t.ok(first.sent.every(({ extensions }) => extensions.persistedQuery.sha256Hash === Logout.id))

  const second = await engine(t, { Mutation: { logout: () => true } })
  t.equal(await askEngine(second, Logout, {}, call), true, 'another engine learns it for itself')
  t.equal(second.sent.length, 2)
})

t.test('askEngine gives results, refusals and errors', async (t) => {
  const empty = await engine(t, { Query: { getSession: () => null } })
  t.equal(await askEngine(empty, GetSession, {}, call), null)
  const refusing = await engine(t, {
    Query: {
      getSession: () => {
        throw new mercurius.ErrorWithProps('Revoked', { code: 'USER_TOKEN_REVOKED' })
      },
    },
  })
  const refusal = await askEngine(refusing, GetSession, {}, call).catch((error: unknown) => error)
  t.ok(refusal instanceof EngineRefusal)
  t.match(refusal, { message: 'Revoked', errors: [{ extensions: { code: 'USER_TOKEN_REVOKED' } }] })
  for (const answer of ['<html>', '{}', 'null', '{"data":{}}', '{"data":null}']) {
    const broken = { graphql: async () => Buffer.from(answer) }
    const error = await askEngine(broken, GetSession, {}, call).catch((thrown: unknown) => thrown)
    t.ok(error instanceof UpstreamUnavailable, answer)
  }
})

t.test('the text follows any answer without data, and nothing else', async (t) => {
  const requested: boolean[] = []
  const answering = (first: string) => ({
    graphql: async (body: string) => {
      const hasText = 'query' in (JSON.parse(body) as object)
      requested.push(hasText)
      return Buffer.from(hasText ? '{"data":{"logout":true}}' : first)
    },
  })
  for (const first of [
    '{"errors":[{"message":"PersistedQueryNotFound"}]}',
    '{"errors":[{"message":"Must provide query string","extensions":{"code":"BAD_USER_INPUT"}}]}',
    '{}',
  ])
    t.equal(await askEngine(answering(first), Logout, {}, call), true, first)
  t.same(requested.splice(0), [false, true, false, true, false, true])
  for (const first of [
    '{"data":null,"errors":[{"message":"no","path":["logout"],"extensions":{"code":"INTERNAL"}}]}',
    '{"errors":[{"message":"busy","extensions":{"code":"UPSTREAM_UNAVAILABLE"}}]}',
  ])
    t.ok(
      (await askEngine(answering(first), Logout, {}, call).catch((error: unknown) => error)) instanceof EngineRefusal,
      first,
    )
  t.same(requested, [false, false], 'what may have been carried out, or would not be helped')
})

t.test('an engine of another schema is an outage and no refusal', async (t) => {
  for (const message of [
    'Cannot query field "discountPercent" on type "SpecialPrice".',
    'Unknown argument "days" on field "Query.logout".',
    'Unknown type "CartInput".',
    'Field "days" is not defined by type "CartInput".',
  ]) {
    const older = { graphql: async () => Buffer.from(JSON.stringify({ errors: [{ message }] })) }
    const error = await askEngine(older, Logout, {}, call).catch((thrown: unknown) => thrown)
    t.ok(error instanceof UpstreamUnavailable, message)
  }
})
