import { unlessLeaving } from '../browser/leaving.ts'
import { navigationTo } from './link-target.ts'
import { isOutdated } from './outdated.ts'

let loading: Promise<unknown> | undefined

/**
 * Loads the client router. It is not part of what a page needs to react: until it is there, links lead to new
 * documents, as they do without script. In development it starts with the page. The router itself asks for all scripts of the page at
 * once, two dozen requests, which are a long task on a phone: so they are asked for here before it runs, one by one, with a `pause` for
 * the browser after each.
 */
export function loadRouter(pause?: () => Promise<void>): Promise<unknown> {
  loading ??= (async () => {
    document.body.addEventListener('click', hideAnswered)
    const list = document.querySelector<HTMLMetaElement>('meta[name="router"]')
    const scripts = list?.content.split(' ') ?? []
    for (const href of [...scripts, ...(list?.dataset.page?.split(' ') ?? [])]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await pause?.()
    }
    for (const script of scripts) {
      await import(/* @vite-ignore */ script)
      await pause?.()
    }
  })()
  return loading
}

/** Whether the router has begun to load, and maybe to show its first page. */
export const isRouterWanted = (): boolean => loading !== undefined

/** Event of the window, see navigation.ts. */
export const navigationOver = 'shop:navigation-over'

/**
 * Hears of the end of the router's navigations: a page is shown, which may be another one than was asked for, and nothing is under way any
 * more. Returns what ends it.
 */
export function onNavigationOver(listener: () => void): () => void {
  window.addEventListener(navigationOver, listener)
  return () => window.removeEventListener(navigationOver, listener)
}

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** True for a click that the router follows; with a key the browser handles it, for example opens a new tab. Other buttons make no click. */
export const isPlainClick = (event: Click): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * The router listens on the document and follows links also where a listener has prevented that. It ignores those that are marked; the
 * body hears of a press before the document does. A link keeps the place on the page by an attribute of the router's own, which HTML does
 * not know.
 */
function hideAnswered({ defaultPrevented, target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && 'keepScroll' in link.dataset) link.setAttribute('keep-scroll-position', '')
  if (!link || !defaultPrevented) return
  link.dataset.vike = 'false'
  setTimeout(() => delete link.dataset.vike)
}

/**
 * A client navigation to a path of the shop. An address outside is a new document and takes the option `external`; what
 * is refused (see navigationTo) leads nowhere.
 */
export async function navigate(
  href: string,
  {
    external,
    ...options
  }: { external?: boolean; keepScrollPosition?: boolean; overwriteLastHistoryEntry?: boolean } = {},
): Promise<void> {
  const target = navigationTo(href, location.origin, { external: external === true })
  if (!target) return console.warn(`Refused to go to ${href}`)
  // What an outdated page would load is no longer there, and without a connection nothing is.
  const isLeft = target.kind === 'document' || isOutdated() || navigator.onLine === false
  if (isLeft) return location.assign(target.href)
  const router = await startedRouter().catch(() => null)
  if (!router) return unlessLeaving(() => location.assign(target.href))
  await router.navigate(target.href, options)
}

/**
 * The router, once it runs. Where one of its scripts did not come it rejects for good: some browsers ask for a script that failed only once a
 * document.
 */
export async function startedRouter() {
  await loadRouter()
  return import('vike/client/router')
}
