import type { Visitor } from '../../visitor/visitor.ts'
import type { EdgeResult, EdgeRun } from '../edge-run.ts'

type Answer = (id: string, variables: Record<string, unknown>, visitor: Visitor) => Promise<EdgeResult>

/** A result without data, which nobody caches. */
export const bareResult = { json: '', tags: [], ttl: 0, isPublic: false } satisfies Partial<EdgeResult>

/** Texts that say their keys. */
export const textsResult = ({ prefixes }: Record<string, unknown>) => ({
  ...bareResult,
  data: { getTranslationsByPrefix: (prefixes as string[]).map((key) => ({ key, value: `text of ${key}` })) },
})

/** An EdgeRun that answers by the operation's id. */
export function runOf(answer: Answer): EdgeRun {
  return async <Data>({ id }: { id: string }, variables: unknown, visitor: Visitor) =>
    (await answer(id, variables as Record<string, unknown>, visitor)) as EdgeResult<Data>
}
