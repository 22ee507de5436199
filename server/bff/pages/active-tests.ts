import { ActiveAbTests, type ActiveAbTestsQuery } from '../../../web/generated/operations.ts'
import type { AbAssignment } from '../../../web/lib/site.ts'
import { assignVariants } from '../visitor/ab.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { EdgeRun } from './edge-run.ts'

/** Variants of the tests that are active for a path; a failure costs the tests, never the page (storefront.md §7). */
export async function activeAssignments(path: string, visitor: Visitor, run: EdgeRun): Promise<AbAssignment[]> {
  const { data } = await run(ActiveAbTests.id, { url: path }, visitor).catch(() => ({ data: null }))
  return assignVariants((data as ActiveAbTestsQuery | null)?.getActiveAbTestsByUrl ?? [], visitor)
}
