import type { EdgeResult } from '../graphql/edge-graphql.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** The result of a persisted operation, as callers in this process use it; they know the type of its data. */
export type RunResult = Omit<EdgeResult, 'data' | 'timing'> & { readonly data: unknown }

/** The edge's schema in the same process: one persisted operation for one visitor. */
export type EdgeRun = (operationId: string, variables: Record<string, unknown>, visitor: Visitor) => Promise<RunResult>
