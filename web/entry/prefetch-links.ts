import type { RouteRules } from '../build/build-record.ts'
import {
  AddressStatus,
  CategoryListing,
  PageAtUrl,
  PageDetails,
  ProductPage,
  ProductReviews,
  SearchListing,
  SearchRules,
} from '../generated/operations.ts'
import { logFailure } from '../lib/browser/leaving.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'
import { isOutdated } from '../lib/routing/outdated.ts'
import { ruleOf } from '../lib/routing/route-rules.ts'
import { startedRouter } from '../lib/routing/router.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'
import { type Connection, isSparing, PrefetchQueue } from './prefetch-queue.ts'

/**
 * Fetches the code of the pages that links on the screen lead to, with the documents of their queries, from the visitor's first
 * act on: they are some fifty files, which would block a phone while its page is only read. At most four at a time, and not on
 * data-saver or 2g connections (storefront.md §9). Pages share their code, so most links cost nothing.
 */
export async function start(): Promise<void> {
  const { buildId } = readFirstPage().site
  if (buildId === 'development' || isToSpare()) return
  const rules = await readRules(buildId)
  if (!rules) return
  const queue = new PrefetchQueue((path) => Promise.all([prefetchPage(path), ...documentsOf(path)]))
  const add = (link: HTMLAnchorElement) => {
    const path = pathOf(link)
    if (path && !isToSpare() && !isOutdated() && ruleOf(rules, path)?.prefetch) queue.add(kindOf(path), path)
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      add(target as HTMLAnchorElement)
    }
  })
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) {
      if (watched.has(link)) continue
      watched.add(link)
      seen.observe(link)
    }
  }
  watch()
  new MutationObserver(() => whenIdle(watch)).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link) add(link)
      },
      { passive: true },
    )
  }
}

/** Loads the code of the page that an address of the shop leads to. */
const prefetchPage = async (path: string) => (await startedRouter()).prefetch(path)

const isToSpare = () => isSparing((navigator as Navigator & { connection?: Connection }).connection)

/** Null when nothing may be fetched ahead: the build that this page is of is not known any more. */
async function readRules(buildId: string): Promise<RouteRules | null> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const meta = (await response.json()) as { buildId: string; routeRules: RouteRules }
    if (meta.buildId !== buildId) throw new Error(`it is of ${meta.buildId}`)
    return meta.routeRules
  } catch (error) {
    logFailure(`The manifest of build ${buildId} could not be used`, error)
    return null
  }
}

/** Path of a link that leads to another page of the shop in this window; null for others. */
function pathOf(link: HTMLAnchorElement): string | null {
  const isElsewhere = link.origin !== location.origin || link.target === '_blank' || link.dataset.vike === 'false'
  return isElsewhere || link.pathname === location.pathname ? null : link.pathname
}

/** Paths of one kind are drawn by the same code. */
function kindOf(path: string): Kind {
  const [, first = ''] = path.split('/')
  return first === 'cat' || first === 'prod' || first === 'search' ? first : 'content'
}

/** What a page asks for first, so that its documents do not delay its data. */
const firstQueries = {
  cat: [AddressStatus, CategoryListing],
  prod: [AddressStatus, ProductPage, ProductReviews],
  search: [SearchRules, SearchListing],
  content: [PageDetails, PageAtUrl],
}
type Kind = keyof typeof firstQueries

const documentsOf = (path: string) => firstQueries[kindOf(path)].map(({ document }) => document())
