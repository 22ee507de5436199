import { isDeepStrictEqual } from 'node:util'
import { buildSchema, parse, validate } from 'graphql'
import t from 'tap'
import { randomOf } from '#lib/testing/random.ts'
import { startTestEdge } from './testing/edge-app.ts'
import { operations, ownOperations, type TestOperation } from './testing/operations.ts'
import { randomOperation } from './testing/random-operation.ts'
import { testUpstreamSdl } from './testing/test-sdl.ts'
import { startTestUpstream } from './testing/test-upstream.ts'

type Ask = (operation: TestOperation) => Promise<Answer>
type Answer = { data: unknown; errors: { message: string; path: string; code: unknown }[] }
type Result = { data?: unknown; errors?: { message: string; path?: unknown[]; extensions?: { code?: unknown } }[] }

const RANDOM_OPERATIONS = 450
const SEED = 20261121

function asker(url: string, headers: Record<string, string> = {}): Ask {
  return async (operation) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(operation),
    })
    const { data, errors } = (await answer.json()) as Result
    const plain = (errors ?? []).map(({ message, path, extensions }) => ({
      message,
      path: (path ?? []).join('.'),
      code: extensions?.code,
    }))
    return { data: data ?? null, errors: plain.sort((a, b) => (a.path + a.message < b.path + b.message ? -1 : 1)) }
  }
}

/**
 * The same data and the same errors. When `data` is null because several fields failed that may not be null, GraphQL
 * leaves open which of the errors are reported: then both have to have one.
 */
function isSame(want: Answer, got: Answer): boolean {
  if (!isDeepStrictEqual(want.data, got.data)) return false
  if (want.data === null) return want.errors.length > 0 === got.errors.length > 0
  return isDeepStrictEqual(want.errors, got.errors)
}

const upstream = await startTestUpstream()
t.teardown(() => upstream.close())
const token = (await (
  await fetch(`${upstream.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  })
).json()) as { access_token: string }
const askUpstream = asker(`${upstream.url}/graphql`, { authorization: `Bearer ${token.access_token}` })

const askEdge = asker((await startTestEdge(t, upstream.url)).url)

t.test('operations written by hand', async (t) => {
  for (const [name, operation] of Object.entries(operations)) {
    const want = await askUpstream(operation)
    for (const temperature of ['cold', 'cached']) {
      const got = await askEdge(operation)
      t.ok(isSame(want, got), `${name}, ${temperature}`, { want, got })
    }
  }
})

t.test('fields of the edge', async (t) => {
  for (const [name, { data, ...operation }] of Object.entries(ownOperations)) {
    for (const temperature of ['cold', 'cached']) {
      t.same(await askEdge(operation), { data, errors: [] }, `${name}, ${temperature}`)
    }
  }
})

t.test(`S7.3 ${RANDOM_OPERATIONS} random operations`, async (t) => {
  const schema = buildSchema(testUpstreamSdl)
  const random = randomOf(SEED)
  const seen = new Set<string>()
  let withErrors = 0
  while (seen.size < RANDOM_OPERATIONS) {
    const operation = randomOperation(schema, random, ['counter', 'headers'])
    if (seen.has(operation.query) || validate(schema, parse(operation.query)).length > 0) continue
    seen.add(operation.query)
    const want = await askUpstream(operation)
    if (want.errors.length > 0) withErrors++
    for (const temperature of ['cold', 'cached']) {
      const got = await askEdge(operation)
      if (!isSame(want, got))
        t.fail(`${temperature}: ${operation.query}`, { variables: operation.variables, want, got })
    }
  }
  t.ok(withErrors > RANDOM_OPERATIONS / 20, `${withErrors} of them with errors`)
})
