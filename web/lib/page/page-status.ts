import type { PageContext } from 'vike/types'
/** Status that a page stands for: of `throw render(status)`, of an unknown route, of a failure while rendering, or 200. */
export function pageStatus(
  pageContext: Pick<PageContext, 'is404' | 'abortStatusCode'> & { errorWhileRendering?: unknown },
): number {
  if (pageContext.abortStatusCode) return pageContext.abortStatusCode
  if (pageContext.is404) return 404
  return pageContext.errorWhileRendering ? 500 : 200
}
