import type { ComponentType, ReactNode } from 'react'
import { firstInteraction } from '../lib/browser/first-interaction.ts'
import { inBackground } from '../lib/browser/in-background.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'
import type { HeldEvents } from '../lib/hydration/early/held-events.ts'
import type { Entry } from '../lib/hydration/early/loader.ts'
import { replay } from '../lib/hydration/early/replay.ts'
import { loadIslands } from '../lib/hydration/island-code.ts'
import { hydratePage } from '../lib/hydration/mount.tsx'
import { PageRoot } from '../lib/hydration/PageRoot.tsx'
import { isLive, untilLive } from '../lib/hydration/waiting-islands.ts'
import { reloadOnce, reloadOnMissingFiles } from '../lib/routing/reload-once.ts'
import { isRouted, untilRouted } from '../lib/routing/replace-address.ts'
import { loadRouter } from '../lib/routing/router.ts'
import { hasFirstPage, readFirstPage } from '../lib/scope/first-page.ts'
import { makeScope } from '../lib/scope/make-scope.ts'
import { isAllowed } from '../lib/visitor/consent.ts'
import { Layout } from '../pages/+Layout.ts'

type PageModule = { Page?: ComponentType; default?: ComponentType }
type LayoutModule = { Layout: ComponentType<{ children: ReactNode }> }

const pages = import.meta.glob<PageModule>('../pages/*/**/+Page.tsx')
const layouts = import.meta.glob<LayoutModule>('../pages/*/**/+Layout.ts')

/** Page shown without a connection, when nothing can be fetched. */
const offlinePage = '/web/pages/offline'

/**
 * Starts the first page in production, called by the loader: React hydrates the server's HTML, then the parts that can wait
 * (after-hydration.ts) start. What the visitor did meanwhile is answered at the end, when all that may answer it is there. The client
 * router comes with the first act: who only reads a page never needs it.
 */
export const startPage: Entry['startPage'] = async (held) => {
  reloadOnMissingFiles()
  if (!hasFirstPage()) {
    // A press that waits is carried out by its link or form, which a reload would lose.
    if (held.giveUp() || reloadOnce()) return
    throw new Error('The data of this page is gone')
  }
  const first = readFirstPage()
  const folder = first.pageId.replace(/^\/web/, '..')
  const [page, layout] = await Promise.all([pages[`${folder}/+Page.tsx`]?.(), layouts[`${folder}/+Layout.ts`]?.()])
  await loadIslands(first.views)
  const Page = page?.Page ?? page?.default
  // A visitor who leaves early is counted as well, so it loads during hydration, which takes longest.
  if (isAllowed('statistics')) inBackground(startTracking())
  await held.pause()
  if (Page) {
    await hydratePage(<PageRoot scope={makeScope(first, first)} Page={Page} Layout={layout?.Layout ?? Layout} />)
  }
  if (first.pageId !== offlinePage) {
    // Asked for before a part takes the focus to a question of its own, which is no act of the visitor.
    const acts = firstInteraction()
    const rest = startRest(held)
    inBackground(Promise.allSettled([acts, rest]).then(() => startRouter(held.pause)))
    await rest
  }
  await held.release({
    // The page that is shown without a connection has no router: its links lead to documents.
    ...(first.pageId === offlinePage ? { isLive, untilLive } : { isLive: answers, untilLive: untilAnswers }),
    replay,
  })
}

/** What every page starts once it reacts. */
async function startRest({ touched, pause }: HeldEvents): Promise<void> {
  await Promise.race([touched, untilIdle()])
  const { startAfterHydration } = await import('./after-hydration.ts')
  await startAfterHydration(pause)
  await startTracking()
}

/** With the code of other pages, which nothing but the router shows. */
async function startRouter(pause: () => Promise<void>): Promise<void> {
  await loadRouter(pause)
  const { start } = await import('./prefetch-links.ts')
  await start()
}

/** Of the links that are held, which change the page in place, those that the router follows. */
const awaitsRouter = (target: Element): boolean => !isRouted() && target.closest('a[href]:not([data-opens])') !== null

const answers = (target: Element): boolean => isLive(target) && !awaitsRouter(target)

async function untilAnswers(target: Element): Promise<void> {
  await untilLive(target)
  if (awaitsRouter(target)) await untilRouted()
}

let isTracking = false

/** Without consent it waits for it, which can take time. */
async function startTracking(): Promise<void> {
  if (isTracking) return
  isTracking = true
  const { start } = await import('../features/tracking/start.ts')
  start()
}

function untilIdle(): Promise<void> {
  return new Promise((go) => whenIdle(go, 2000))
}
