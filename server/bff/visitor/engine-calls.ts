import type { ShopInit, UserToken } from '#contract/generated/types.ts'
import type { CallFor, UpstreamClient } from '../upstream/client.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'

/** Fields of the contract that are the edge's alone (contract/visitor.graphql). */
const operations = {
  shopInit: 'mutation EdgeShopInit { result: shopInit { userId cartId } }',
  refreshUserToken: 'mutation EdgeRefreshUserToken { result: refreshUserToken { token expires } }',
} as const

type EngineError = { message: string; extensions?: Record<string, unknown> }

/** The engine answered with an error instead of a result. */
export class EngineRefusal extends Error {
  readonly errors: readonly EngineError[]

  constructor(errors: readonly EngineError[]) {
    super(errors[0]?.message ?? 'The engine gave no result')
    this.errors = errors
  }
}

type Upstream = Pick<UpstreamClient, 'graphql'>

/** Throws EngineRefusal or UpstreamUnavailable. */
async function ask<Result>(
  upstream: Upstream,
  call: CallFor,
  query: string,
  { variables = {}, repeatable = false }: { variables?: object; repeatable?: boolean } = {},
): Promise<Result> {
  const answer = await upstream.graphql(JSON.stringify({ query, variables }), call, { repeatable })
  const { data, errors } = parse(answer) as { data?: { result?: Result } | null; errors?: EngineError[] }
  const result = data?.result
  if (errors?.length || result === undefined || result === null) throw new EngineRefusal(errors ?? [])
  return result
}

function parse(answer: Buffer): unknown {
  try {
    return JSON.parse(answer.toString())
  } catch (cause) {
    throw new UpstreamUnavailable('answer', 'Upstream: no JSON', { cause })
  }
}

export const engineCalls = (upstream: Upstream) => ({
  /** Safe to send twice: who has an id keeps it, and who has none has lost nothing. */
  shopInit: (call: CallFor) => ask<ShopInit>(upstream, call, operations.shopInit, { repeatable: true }),
  refreshUserToken: (call: CallFor) => ask<UserToken>(upstream, call, operations.refreshUserToken),
})

export type EngineCalls = ReturnType<typeof engineCalls>
