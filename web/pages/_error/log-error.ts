import { unlessLeaving } from '../../lib/browser/leaving.ts'

let logged = ''

/**
 * Says once in the browser's log that an error was shown, and where (storefront.md §2). A warning: what the browser
 * itself reports of the answer is the error. The page view is told by the tracker, which knows every page's status.
 */
export function logError(status: number, url: string): void {
  const what = `${status} ${url}`
  if (what === logged) return
  logged = what
  unlessLeaving(() => console.warn(`Error page: ${what}`))
}
