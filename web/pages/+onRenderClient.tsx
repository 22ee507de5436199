import type { PageContextClient } from 'vike/types'
import { hydratePage, isMounted, showPage } from '../lib/hydration/mount.tsx'
import { PageRoot } from '../lib/hydration/PageRoot.tsx'
import type { PageData } from '../lib/page/page-context.ts'
import { pageFacts } from '../lib/page/page-facts.ts'
import { pageHead } from '../lib/page/page-head.ts'
import { pageStatus } from '../lib/page/page-status.ts'
import { setHead } from '../lib/page/set-head.ts'
import { hasErrors } from '../lib/page/title-errors.ts'
import { arrived } from '../lib/routing/navigation.ts'
import { markRouted } from '../lib/routing/replace-address.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'
import { makeScope, pathAndQuery } from '../lib/scope/make-scope.ts'
import { announcePage } from '../lib/scope/page-shown.ts'

/** Shows the pages that are come to by links. The first one is hydrated by web/entry before this runs. */
export async function onRenderClient(pageContext: PageContextClient) {
  const shared = readFirstPage()
  const { Page, config, urlOriginal } = pageContext
  if (!Page) throw new Error(`${urlOriginal} has no Page`)
  if (pageContext.isHydration) {
    if (!isMounted())
      await hydratePage(<PageRoot scope={makeScope(shared, shared)} Page={Page} Layout={config.Layout} />)
    markRouted()
    return
  }
  const [abAssignments = shared.abAssignments] = await Promise.all([pageContext.assigned, pageContext.textsLoaded])
  const status = pageStatus(pageContext)
  const url = pathAndQuery(urlOriginal)
  const facts = pageFacts(pageContext)
  const scope = makeScope({ ...shared, abAssignments }, { url, data: pageContext.data, status })
  await showPage(<PageRoot scope={scope} Page={Page} Layout={config.Layout} />)
  const { head } = (pageContext.data ?? {}) as Partial<PageData>
  const { site, texts } = shared
  setHead(
    pageHead({ head, facts, url, status, site, texts, hasErrors: hasErrors(pageContext.data) }),
    site,
    abAssignments,
  )
  arrived(document.title)
  // A form may have led on before the first page was through.
  markRouted()
  announcePage({ status, abAssignments, area: facts.area })
}
