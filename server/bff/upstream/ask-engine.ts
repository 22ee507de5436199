import type { CallFor, UpstreamClient } from './client.ts'
import { isOfOtherSchema } from './other-schema.ts'
import { UpstreamUnavailable } from './unavailable.ts'

/**
 * An operation of the edge for the engine, as `npm run generate` makes it from the `.graphql` file beside the code that sends
 * it. It asks for one root field.
 */
export type EngineOperation<Data, Variables> = {
  /** SHA-256 of the text, in hex. */
  readonly id: string
  readonly name: string
  readonly text: string
  /** Carries the types only; never set. */
  readonly types?: { readonly data: Data; readonly variables: Variables }
}

type EngineError = { message: string; extensions?: Record<string, unknown> }
type Reply = { data?: Record<string, unknown> | null; errors?: EngineError[] }

/** The engine answered with errors instead of a result. */
export class EngineRefusal extends Error {
  readonly errors: readonly EngineError[]

  constructor(errors: readonly EngineError[]) {
    super(errors[0]?.message ?? 'The engine gave no result')
    this.errors = errors
  }
}

/**
 * The engine's answer to the root field of an operation. The id goes alone; the text follows when this engine has not had it
 * yet, since engines and edges start and are replaced at different times. `repeatable`: see UpstreamClient.graphql.
 * Throws EngineRefusal or UpstreamUnavailable.
 */
export async function askEngine<Data extends object, Variables>(
  upstream: Pick<UpstreamClient, 'graphql'>,
  operation: EngineOperation<Data, Variables>,
  variables: Variables,
  call: CallFor,
  { repeatable = false }: { repeatable?: boolean } = {},
): Promise<Data[keyof Data]> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: operation.id } }
  const send = async (body: object) =>
    parse(await upstream.graphql(JSON.stringify({ ...body, variables, extensions }), call, { repeatable }))
  const first = await send({})
  const { data, errors } = mayNotKnow(first) ? await send({ query: operation.text }) : first
  if (errors && isOfOtherSchema(errors))
    throw new UpstreamUnavailable('answer', `Upstream: another schema: ${errors[0]?.message}`)
  if (errors?.length) throw new EngineRefusal(errors)
  const [result] = Object.values(data ?? {})
  if (result === undefined) throw new UpstreamUnavailable('answer', `Upstream: no result of ${operation.name}`)
  return result as Data[keyof Data]
}

/** Refusals of a call whatever its operation is: its text would not help. */
const refusalsOfCall: readonly unknown[] = ['UPSTREAM_UNAVAILABLE', 'RATE_LIMITED', 'INVALID_TOKEN', 'UNKNOWN_STORE']

/**
 * An answer without `data` means that nothing was carried out (GraphQL §7.1). The contract's code for an unknown id is
 * PERSISTED_QUERY_NOT_FOUND; an engine that says it in other words gets the text as well.
 */
function mayNotKnow(reply: Reply): boolean {
  return !('data' in reply) && !refusalsOfCall.includes(reply.errors?.[0]?.extensions?.code)
}

function parse(answer: Buffer): Reply {
  try {
    return (JSON.parse(answer.toString()) ?? {}) as Reply
  } catch (cause) {
    throw new UpstreamUnavailable('answer', 'Upstream: no JSON', { cause })
  }
}
