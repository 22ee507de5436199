import type { ComponentType, ReactNode } from 'react'
import { hydratePage } from '../lib/hydration/mount.tsx'
import { PageRoot } from '../lib/hydration/PageRoot.tsx'
import { reloadOnMissingFiles } from '../lib/routing/reload-once.ts'
import { loadRouter, reloadOnTraversal } from '../lib/routing/router.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'
import { makeScope } from '../lib/scope/make-scope.ts'
import { Layout } from '../pages/+Layout.ts'

type PageModule = { Page?: ComponentType; default?: ComponentType }
type LayoutModule = { Layout: ComponentType<{ children: ReactNode }> }

const pages = import.meta.glob<PageModule>('../pages/*/**/+Page.tsx')
const layouts = import.meta.glob<LayoutModule>('../pages/*/+Layout.ts')

/** Page shown without a connection, when nothing can be fetched. */
const offlinePage = '/web/pages/offline'

/**
 * Starts the first page in production: React hydrates the server's HTML, then the client router and the parts that can
 * wait (after-hydration.ts) are fetched. The edge preloads the page's own file together with this one. Not awaited at
 * the top level, because the page's file imports parts of this file.
 */
async function start(): Promise<void> {
  reloadOnMissingFiles()
  reloadOnTraversal()
  const first = readFirstPage()
  const folder = first.pageId.replace(/^\/web/, '..')
  const [page, layout] = await Promise.all([pages[`${folder}/+Page.tsx`]?.(), layouts[`${folder}/+Layout.ts`]?.()])
  const Page = page?.Page ?? page?.default
  if (Page) {
    hydratePage(<PageRoot scope={makeScope(first, first)} Page={Page} Layout={layout?.Layout ?? Layout} />)
  }
  if (first.pageId === offlinePage) return
  if (typeof requestIdleCallback === 'function') requestIdleCallback(continueLater, { timeout: 2000 })
  else setTimeout(continueLater, 200)
}

const continueLater = () => {
  startRest().catch(tell)
}

async function startRest(): Promise<void> {
  await loadRouter()
  const { startAfterHydration } = await import('./after-hydration.ts')
  await startAfterHydration()
}

const tell = (error: unknown) => console.error('Error while mounting app', error)

start().catch(tell)
