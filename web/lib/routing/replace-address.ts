import { isRouterWanted, loadRouter } from './router.ts'

const routed = Promise.withResolvers<void>()

/** What the address is to become once the router is there. */
let wanted: { from: string; to: string | URL } | null = null

/**
 * Gives the page that is shown another address, without a new entry of the history. A router that is starting would put back the address
 * that it has begun with, as a new entry: so it is waited for.
 */
export function replaceAddress(to: string | URL): void {
  if (isRouterWanted() && !isRouted()) wanted = { from: location.href, to }
  // With the router's state: going back would treat an entry without it as foreign.
  else history.replaceState(history.state, '', to)
}

/** From here on links lead on without a new document; for external observers such as the journeys. */
export function markRouted(): void {
  document.documentElement.dataset.routed = ''
  routed.resolve()
  // Who has gone on meanwhile is at another address.
  if (wanted?.from === location.href) replaceAddress(wanted.to)
  wanted = null
}

/** Whether the router follows links. */
export const isRouted = (): boolean => 'routed' in document.documentElement.dataset

/** Loads the router where nothing has yet. @throws when its scripts don't come */
export async function untilRouted(): Promise<void> {
  await loadRouter()
  await routed.promise
}
