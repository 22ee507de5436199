import { navigationTo } from './link-target.ts'
import { isOutdated } from './outdated.ts'

let loading: Promise<unknown> | undefined
/** What the address is to become once the router is there. */
let wanted: { from: string; to: string | URL } | null = null

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

/** From here on links lead on without a new document; for external observers such as the journeys. */
export function markRouted(): void {
  document.documentElement.dataset.routed = ''
  // Who has gone on meanwhile is at another address.
  if (wanted?.from === location.href) replaceAddress(wanted.to)
  wanted = null
}

/**
 * Gives the page that is shown another address, without a new entry of the history. A router that is starting would put back the address
 * that it has begun with, as a new entry: so it is waited for.
 */
export function replaceAddress(to: string | URL): void {
  if (loading && !('routed' in document.documentElement.dataset)) wanted = { from: location.href, to }
  // With the router's state: going back would treat an entry without it as foreign.
  else history.replaceState(history.state, '', to)
}

/**
 * The router listens on the document and follows links also where a listener has prevented that. It ignores those that are marked; the
 * body hears of a press before the document does.
 */
function hideAnswered({ defaultPrevented, target }: MouseEvent): void {
  const link = defaultPrevented && target instanceof Element ? target.closest('a') : null
  if (!link) return
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
  if (target.kind === 'document' || isOutdated() || navigator.onLine === false) return location.assign(target.href)
  await loadRouter()
  const router = await import('vike/client/router')
  await router.navigate(target.href, options)
}

/** Loads the code of the page that an address of the shop leads to. */
export async function prefetchPage(href: string): Promise<void> {
  await loadRouter()
  const router = await import('vike/client/router')
  await router.prefetch(href)
}
