import { isServer } from '../hydration/is-server.ts'

/** Event of the window for a page that was not left after all (watch-leaving.ts). */
const stays = 'shop:stays'

/**
 * Whether the browser has begun to load another document (watch-leaving.ts keeps the note). It drops what this one still asks
 * for, so scripts, calls and pictures fail that nothing is wrong with.
 */
export const isLeaving = (): boolean => !isServer && 'leaving' in document.documentElement.dataset

/**
 * Answers a failure: at once, or while the page is being left not before it turns out that it stays. Whatever reloads, leads elsewhere or
 * tells of a failure runs through this.
 */
export function unlessLeaving(action: () => void): void {
  if (isLeaving()) addEventListener(stays, action, { once: true })
  else action()
}

/** To the console, for failures that leave the page as it is. */
export function logFailure(...details: unknown[]): void {
  unlessLeaving(() => console.error(...details))
}
