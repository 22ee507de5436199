import type { PageContext } from 'vike/types'
import { deferredStore } from './deferred-store.ts'
import type { FirstPage } from './first-page.ts'
import type { PageScope, RenderRecord } from './page-scope.ts'
import { pageStatus } from './page-status.ts'

/** Path and query of an address as Vike has it, which may be absolute. */
function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}

export function makeScope(
  pageContext: PageContext,
  shared: Omit<FirstPage, 'areas' | 'data'>,
  record: RenderRecord,
): PageScope {
  const { site, shell, texts, abAssignments, isPreview } = shared
  return {
    site,
    shell,
    texts,
    abAssignments,
    isPreview,
    url: pathAndQuery(pageContext.urlOriginal),
    data: pageContext.data,
    status: pageStatus(pageContext),
    deferred: deferredStore(pageContext),
    record,
  }
}
