import Fastify, { type FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { auditServer } from 'graphql-http'
import mercurius from 'mercurius'
import t from 'tap'
import { codedError, formatErrors, graphqlAjv, graphqlOverHttp } from './graphql-over-http.ts'

async function listen(): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify({ ajv: graphqlAjv })
  await app.register(graphqlOverHttp, { batchLimit: 2 })
  await app.register(mercurius.default, {
    schema: 'type Query { hello: String unforeseen: String coded: String } type Mutation { touch: String }',
    resolvers: {
      Query: {
        hello: () => 'world',
        unforeseen: () => {
          throw new Error('password of the database')
        },
        coded: () => {
          throw codedError('NOT_FOUND', 'No such thing')
        },
      },
    },
    allowBatchedQueries: true,
    jit: 0,
    errorFormatter: formatErrors,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url: `${address}/graphql` }
}

async function post(url: string, body: unknown): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

t.test('passes every audit of the GraphQL-over-HTTP specification', async (t) => {
  const { app, url } = await listen()
  t.teardown(() => app.close())
  const results = await auditServer({ url })
  t.equal(results.length, 61, 'the suite is the one that is known')
  for (const result of results) {
    t.equal(result.status, 'ok', `${result.id} ${result.name}${result.status === 'ok' ? '' : `: ${result.reason}`}`)
  }
})

t.test('T9.5 a batch that is empty or too large is refused', async (t) => {
  const { app, url } = await listen()
  t.teardown(() => app.close())
  const operation = { query: '{ hello }' }
  t.same(await post(url, [operation, operation]), {
    status: 200,
    text: '[{"data":{"hello":"world"}},{"data":{"hello":"world"}}]',
  })
  for (const batch of [[], [operation, operation, operation]]) {
    const answer = await post(url, batch)
    t.equal(answer.status, 400)
    t.match(answer.text, '"code":"BATCH_LIMIT"')
  }
})

t.test('T8.22 unforeseen errors are hidden, intended ones are shown', async (t) => {
  const { app, url } = await listen()
  t.teardown(() => app.close())
  const answer = JSON.parse((await post(url, { query: '{ hello unforeseen coded }' })).text)
  t.match(answer, { data: { hello: 'world', unforeseen: null, coded: null } })
  t.match(answer.errors, [
    { message: 'Internal error', path: ['unforeseen'], extensions: { code: 'INTERNAL' } },
    { message: 'No such thing', path: ['coded'], extensions: { code: 'NOT_FOUND' } },
  ])
  t.notMatch(JSON.stringify(answer), 'password')
})

t.test('every error has a code of the catalogue', async (t) => {
  const { app, url } = await listen()
  t.teardown(() => app.close())
  const codeOf = async (body: unknown) => JSON.parse((await post(url, body)).text).errors[0].extensions.code
  t.equal(await codeOf({ query: '{' }), 'BAD_USER_INPUT')
  t.equal(await codeOf({ query: '{ nope }' }), 'BAD_USER_INPUT')
  t.equal(await codeOf({ query: 7 }), 'BAD_USER_INPUT')
  for (const [status, code] of [
    [429, 'RATE_LIMITED'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    [500, 'INTERNAL'],
  ] as const) {
    const error = new GraphQLError('x', { originalError: Object.assign(new Error('x'), { statusCode: status }) })
    const { statusCode, response } = formatErrors({ errors: [error] }, { app })
    t.match({ statusCode, response }, { statusCode: status, response: { errors: [{ extensions: { code } }] } })
  }
})
