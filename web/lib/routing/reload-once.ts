import { isLeaving, unlessLeaving } from '../browser/leaving.ts'

const storageKey = 'reloadedAt'
/** Milliseconds in which a page is not reloaded again (storefront.md §9). */
const guard = 10_000

/**
 * For a page that asks for a file or an operation of a build that is gone: loads `href`, or the page itself, as a new document.
 * False when that has just been tried, or there is no connection to try it with, and the error has to be shown. Not while the page is being
 * left: that would call off the visitor's own way.
 */
export function reloadOnce(href?: string): boolean {
  if (isLeaving()) {
    unlessLeaving(() => reloadOnce(href))
    return true
  }
  if (!navigator.onLine || !isFirstFor(guard)) return false
  if (href === undefined || href === location.pathname + location.search) location.reload()
  else location.assign(href)
  return true
}

/** Without storage there is no telling, and a page that reloads for ever is worse than one that lacks a part. */
function isFirstFor(ms: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - last < ms) return false
    sessionStorage.setItem(storageKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Vite's word for a file of the build that could not be loaded. */
export function reloadOnMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => reloadOnce())
}
