import { unlessLeaving } from '../browser/leaving.ts'

/** Error code of a call that failed because there is no connection. */
export const cutOff = 'CUT_OFF'

/** True when the network failed: browsers throw a TypeError then, even when `navigator.onLine` is true. */
export const isCutOff = (error: unknown): boolean => error instanceof TypeError || navigator.onLine === false

/**
 * Navigates by document: the service worker answers with the offline page at the requested address, so that reload and
 * back work. Without a worker the browser shows its own error.
 */
export function leaveForDocument(href: string): void {
  unlessLeaving(() => {
    if (href === location.pathname + location.search) location.reload()
    else location.assign(href)
  })
}
