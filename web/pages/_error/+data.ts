import type { PageContext } from 'vike/types'
import { rawError } from './raw-error.ts'

/** What went wrong, in debug mode only (storefront.md §2). The head comes from the status, see web/lib/page/page-head.ts. */
export function data(pageContext: PageContext) {
  return { error: pageContext.site.isDebug ? rawError(pageContext) : null }
}
