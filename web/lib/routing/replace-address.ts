import { isRouterWanted } from './router.ts'

/** What the address is to become once the router is there. */
let wanted: { from: string; to: string | URL } | null = null

/**
 * Gives the page that is shown another address, without a new entry of the history. A router that is starting would put back the address
 * that it has begun with, as a new entry: so it is waited for.
 */
export function replaceAddress(to: string | URL): void {
  if (isRouterWanted() && !('routed' in document.documentElement.dataset)) wanted = { from: location.href, to }
  // With the router's state: going back would treat an entry without it as foreign.
  else history.replaceState(history.state, '', to)
}

/** From here on links lead on without a new document; for external observers such as the journeys. */
export function markRouted(): void {
  document.documentElement.dataset.routed = ''
  // Who has gone on meanwhile is at another address.
  if (wanted?.from === location.href) replaceAddress(wanted.to)
  wanted = null
}
