import type { ComponentType, ReactNode } from 'react'
import { hydratePage } from '../lib/hydration/mount.tsx'
import { PageRoot } from '../lib/hydration/PageRoot.tsx'
import { reloadOnMissingFiles } from '../lib/routing/reload-once.ts'
import { loadRouter } from '../lib/routing/router.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'
import { makeScope } from '../lib/scope/make-scope.ts'
import { Layout } from '../pages/+Layout.ts'

type PageModule = { Page?: ComponentType; default?: ComponentType }
type LayoutModule = { Layout: ComponentType<{ children: ReactNode }> }

const pages = import.meta.glob<PageModule>('../pages/*/**/+Page.tsx')
const layouts = import.meta.glob<LayoutModule>('../pages/*/+Layout.ts')

/** Shown without a connection: nothing more can be fetched. */
const offlinePage = '/web/pages/offline'

/**
 * What the first page starts with in production: React takes over the server's HTML, and only then the client router is
 * fetched, and what nobody waits for (after-hydration.ts). The edge preloads the page's own file together with this one. Not awaited at the top level, since the
 * page's file imports parts of this one's.
 */
async function start(): Promise<void> {
  reloadOnMissingFiles()
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
