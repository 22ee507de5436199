import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContext } from 'vike/types'
import { errorHead } from '../lib/error-head.ts'
import { readFirstPage } from '../lib/first-page.ts'
import { makeScope } from '../lib/make-scope.ts'
import { arrived } from '../lib/navigation.ts'
import { PageRoot } from '../lib/PageRoot.tsx'
import type { PageData } from '../lib/page-context.ts'
import { pageStatus } from '../lib/page-status.ts'
import { setHead } from '../lib/set-head.ts'

let root: Root | undefined

const record = { needText: () => {}, needColour: () => {}, needSource: () => {}, report: () => {} }

export async function onRenderClient(pageContext: PageContext) {
  const first = readFirstPage()
  if (pageContext.isHydration) pageContext.data = first.data
  else await pageContext.textsLoaded
  const { Page, config } = pageContext
  if (!Page) throw new Error(`${pageContext.urlOriginal} has no Page`)
  const app = <PageRoot scope={makeScope(pageContext, first, record)} Page={Page} Layout={config.Layout} />
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root')

  if (!root) {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => console.error(error) })
    return
  }
  const page = root
  startTransition(() => page.render(app))
  const status = pageStatus(pageContext)
  const { head } = (pageContext.data ?? {}) as Partial<PageData>
  setHead(
    status === 200 && head ? head : errorHead(status, first.texts, first.site.language),
    first.site,
    first.abAssignments,
  )
  arrived(document.title)
}
