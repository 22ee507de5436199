import type { AbAssignment, AbTest } from '#contract/generated/types.ts'
import { ActiveAbTests } from '#web/generated/operations.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { EdgeContext } from './edge-context.ts'
import type { Policies } from './policies/policies.ts'

/** Assigns a variant of each test to a visitor. */
export type Assign = (tests: readonly AbTest[], visitor: Visitor) => AbAssignment[] | Promise<AbAssignment[]>

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
    /** A page must not fail because of an A/B test: without an answer the list is empty (storefront.md §7). */
    abAssignments: async (_source, { url }, context) => {
      const data = await ask(ActiveAbTests, { url: String(url) }, context)
      const assignments = data ? await assign(data.getActiveAbTestsByUrl, context.visitor) : []
      context.keepAssignments?.(assignments)
      return assignments
    },
  } satisfies Record<string, Resolver>
}

/** Wraps the resolver so that the trace shows its field's policy. */
export function traced(name: string, resolver: Resolver, policies: Policies): Resolver {
  return (source, args, context) => {
    const policy = policies[name]
    context.trace.field(policy, policy?.scope === 'public' ? policy.tags(args) : [])
    return resolver(source, args, context)
  }
}
