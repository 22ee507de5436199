import type { AbAssignment, AbTest } from '#contract/generated/types.ts'
import { ActiveAbTests } from '../../../web/generated/operations.ts'
import type { PersistedOperation } from '../../../web/lib/data/operation.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { EdgeContext } from './edge-context.ts'
import type { Policies } from './policies/policies.ts'

/** Decides which variant of each test a visitor sees. */
export type Assign = (tests: readonly AbTest[], visitor: Visitor) => AbAssignment[]

/** Executes an operation of the web on behalf of a request. */
export type Ask = <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  context: EdgeContext,
) => Promise<Data | null>

type Resolver = (source: unknown, args: Record<string, unknown>, context: EdgeContext) => unknown

/** Root fields that the edge answers itself. */
export function edgeResolvers({ assign, buildId, ask }: { assign: Assign; buildId: string; ask: Ask }) {
  return {
    build: () => ({ id: buildId }),
    /** Nobody's page may fail for a test: without an answer there are none (storefront.md §7). */
    abAssignments: async (_source, { url }, context) => {
      const data = await ask(ActiveAbTests, { url: String(url) }, context)
      const assignments = data ? assign(data.getActiveAbTestsByUrl, context.visitor) : []
      context.keepAssignments?.(assignments)
      return assignments
    },
  } satisfies Record<string, Resolver>
}

/** The resolver, entered in the trace with the policy of its field. */
export function traced(name: string, resolver: Resolver, policies: Policies): Resolver {
  return (source, args, context) => {
    const policy = policies[name]
    context.trace.field(policy, policy?.scope === 'public' ? policy.tags(args) : [])
    return resolver(source, args, context)
  }
}
