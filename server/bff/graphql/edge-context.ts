import type { GraphQLError } from 'graphql'
import type { AbAssignment } from '#contract/generated/types.ts'
import type { Recovery } from '../visitor/recovery.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { Dispatcher } from './forwarding/dispatcher.ts'
import type { OperationState } from './forwarding/operation-state.ts'
import type { Trace } from './trace.ts'

/** Context of resolvers: one per operation; those of a batch share all but `errors`. */
export type EdgeContext = {
  visitor: Visitor
  trace: Trace
  dispatcher: Dispatcher
  /** Null where there are no visitors to get ids for: in tests of other things. */
  recovery: Recovery | null
  /** Makes the visitor keep the variants that he was given; null in this process, where a page's answer does. */
  keepAssignments: ((assignments: readonly AbAssignment[]) => void) | null
  /** Set by the forwarder before the operation is executed. */
  operation?: OperationState
  /** Mercurius adds these to the result. */
  errors?: GraphQLError[] | null
}
