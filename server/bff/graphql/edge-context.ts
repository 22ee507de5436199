import type { GraphQLError } from 'graphql'
import type { Recovery } from '../visitor/recovery.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { Trace } from './trace.ts'

/** Context of resolvers: one per operation; those of a batch share all but `errors`. */
export type EdgeContext = {
  visitor: Visitor
  trace: Trace
  dispatcher: Dispatcher
  /** Null where there are no visitors to get ids for: in tests of other things. */
  recovery: Recovery | null
  /** Mercurius adds these to the result. */
  errors?: GraphQLError[] | null
}
