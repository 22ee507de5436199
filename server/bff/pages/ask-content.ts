import { isApplicationPath, isEntityPath } from '#contract/limits/application-paths.ts'
import { PageAtUrl, PageDetails } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Visitor } from '../visitor/visitor.ts'

/**
 * Asks what stands at an address, and for the page of editors there, so that both leave for the engine with the tests of the address: the page
 * (web/pages/content) then finds them in the cache, which keeps nothing of a preview.
 */
export function askContent(run: EdgeRun, url: string, visitor: Visitor): void {
  if (visitor.preview || isApplicationPath(url) || isEntityPath(url)) return
  const requested = [run(PageDetails, { url }, visitor), run(PageAtUrl, { url }, visitor)]
  // The page itself asks again, and handles a failure.
  for (const answer of requested) answer.catch(() => {})
}
