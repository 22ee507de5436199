import type { GraphQLError } from 'graphql'
import type { Visitor } from '../visitor/visitor.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { Trace } from './trace.ts'

/** Context of resolvers: one per operation; those of a batch share all but `errors`. */
export type EdgeContext = {
  visitor: Visitor
  trace: Trace
  dispatcher: Dispatcher
  /** Mercurius adds these to the result. */
  errors?: GraphQLError[] | null
}
