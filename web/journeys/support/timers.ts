import type { BrowserContext, Page } from '@playwright/test'

/** Milliseconds after which a press no longer waits for its script (web/lib/hydration/early/held-events.ts). */
export const heldFor = 6000

/** Milliseconds after which the page sends a call again, and gives it up in the end, also one that a journey holds back. */
export const maxCall = 5000

/**
 * Makes ten minutes of timers and time-outs of exactly these milliseconds, in documents that are opened from now on: for limits of the page
 * that a slow machine would reach, in journeys that are not about them.
 */
export const waitLonger = (pages: Page | BrowserContext, ...limits: number[]) =>
  pages.addInitScript((short) => {
    const { setTimeout: later, AbortSignal: signals } = window
    const { timeout } = signals
    const longer = (after = 0) => (short.includes(after) ? 600_000 : after)
    const patient = (action: TimerHandler, after?: number, ...rest: unknown[]) => later(action, longer(after), ...rest)
    Object.assign(window, { setTimeout: patient })
    signals.timeout = (after) => timeout.call(signals, longer(after))
  }, limits)
