import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { AbAssignments } from '../generated/operations.ts'
import { isServer } from '../lib/hydration/is-server.ts'
import { isRefused } from '../lib/page/is-refused.ts'
import type { AbAssignment } from '../lib/page/site.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'
import { askForFrame } from './frame.ts'

/** Before `+data`. One hook for both sides: with one for the server alone, Vike would ask it on every navigation. */
export function onCreatePageContext(pageContext: PageContext): void | Promise<void> {
  if (!isServer) return takeOver(pageContext)
  refuseToShare(pageContext)
  if (!isRefused(pageContext.renderRequest)) pageContext.frame = askForFrame(pageContext)
}

/** A page of one visitor is not even looked up when the answer may be shared: the edge asks again for that one alone. */
function refuseToShare({ config, renderRequest }: PageContext): void {
  if (!renderRequest || config.isPrivate !== true) return
  renderRequest.isPrivate = true
  if (isRefused(renderRequest)) throw render(401, 'A page of one visitor')
}

/** In the browser what the edge gives a page comes from the first page's data block. */
async function takeOver(pageContext: PageContext & { isHydration?: boolean }): Promise<void> {
  const { site, abAssignments, isPreview, areas } = readFirstPage()
  Object.assign(pageContext, { site, abAssignments, isPreview })
  if (!pageContext.isHydration) pageContext.assigned = assignmentsAt(pageContext.urlParsed.pathnameOriginal)
  const missing = (pageContext.config.texts ?? []).flat().filter((area) => !areas.includes(area))
  if (missing.length > 0) {
    const { loadMoreTexts } = await import('../lib/i18n/load-more-texts.ts')
    pageContext.textsLoaded = loadMoreTexts(missing)
  }
}

async function assignmentsAt(path: string): Promise<readonly AbAssignment[]> {
  const { send } = await import('../lib/data/send.ts')
  // Without an answer there are no tests (storefront.md §7).
  return (await send(AbAssignments, { url: path }, { fresh: true })).data?.abAssignments ?? []
}
