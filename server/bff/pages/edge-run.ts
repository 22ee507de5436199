import type { Visitor } from '../visitor/visitor.ts'

/** The edge's schema in the same process: one persisted operation for one visitor. */
export type EdgeRun = (operationId: string, variables: Record<string, unknown>, visitor: Visitor) => Promise<EdgeResult>

export type EdgeResult = {
  /** Text of `data`. */
  json: string
  data: unknown
  errors?: readonly { message: string; extensions?: { code?: unknown } }[]
  tags: string[]
  /** Seconds for which all of it may be kept. */
  ttl: number
  isPublic: boolean
}
