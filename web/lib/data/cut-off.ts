/** Code of a call that never reached the shop: there is no connection. */
export const cutOff = 'CUT_OFF'

/** Whether a call failed on the network itself: browsers throw a TypeError then, whatever they know of their connection. */
export const isCutOff = (error: unknown): boolean => error instanceof TypeError || navigator.onLine === false

/**
 * Asks for a page as a document, since the service worker answers that with the page that it keeps for such times: at the
 * address that was wanted, so that trying again and going back work. Without a worker the browser says it.
 */
export function leaveForDocument(href: string): void {
  if (href === location.pathname + location.search) location.reload()
  else location.assign(href)
}
