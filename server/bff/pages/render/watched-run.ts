import type { RunOperation } from '#web/lib/page/page-context.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import { lacking } from '../cache/page-lifetimes.ts'

/** What a page was made of. */
type MadeOf = {
  tags: string[]
  /** Seconds that each part of its data has left; `lacking` while one of them has not come, or never will. */
  ttls: number[]
  isPublic: boolean
}

/** Runs the operations of one page and keeps account of what they answer with. */
export function watchedRun(run: EdgeRun, visitor: Visitor): { runOperation: RunOperation; madeOf: () => MadeOf } {
  const tags = new Set<string>(['stores'])
  const ttls: number[] = []
  let isPublic = true
  let unanswered = 0
  const runOperation: RunOperation = async (operation, variables) => {
    unanswered++
    const result = await run(operation, variables, visitor)
    unanswered--
    for (const tag of result.tags) tags.add(tag)
    ttls.push(result.ttl)
    isPublic &&= result.isPublic
    return result
  }
  // A part that the page doesn't wait for any longer is missing in it: it must not stay so.
  const madeOf = () => ({ tags: [...tags], ttls: unanswered > 0 ? [...ttls, lacking] : ttls, isPublic })
  return { runOperation, madeOf }
}
