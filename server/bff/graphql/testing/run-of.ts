import type { Visitor } from '../../visitor/visitor.ts'
import type { EdgeResult, EdgeRun } from '../edge-run.ts'

type Answer = (id: string, variables: Record<string, unknown>, visitor: Visitor) => Promise<EdgeResult>

/** An EdgeRun that answers by the operation's id. */
export function runOf(answer: Answer): EdgeRun {
  return async <Data>({ id }: { id: string }, variables: unknown, visitor: Visitor) =>
    (await answer(id, variables as Record<string, unknown>, visitor)) as EdgeResult<Data>
}
