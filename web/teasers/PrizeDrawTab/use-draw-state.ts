import { useCallback, useSyncExternalStore } from 'react'
import { type DrawState, drawState } from '#schemas/form.rules.ts'
import { isServer } from '../../lib/hydration/is-server.ts'
import type { PrizeDraw } from './parse.ts'

/** Longer than this timers can't wait. */
const maxTimer = 2 ** 31 - 1

/**
 * Upcoming, running or ended, by the clock. A page may have been kept since another state, so the browser first takes
 * what the server wrote into the element and then looks at the time itself; the engine has the last word.
 */
export function useDrawState(elementId: string, { startsAt, endsAt }: PrizeDraw): DrawState {
  const subscribe = useCallback(
    (notify: () => void) => {
      const now = Date.now()
      const next = [startsAt, endsAt].map((time) => (time ? Date.parse(time) - now : 0)).filter((wait) => wait > 0)
      const timers = next.map((wait) => setTimeout(notify, Math.min(wait, maxTimer)))
      return () => timers.forEach(clearTimeout)
    },
    [startsAt, endsAt],
  )
  const current = () => drawState(startsAt, endsAt, Date.now())
  const written = () =>
    isServer ? current() : ((document.getElementById(elementId)?.dataset.state as DrawState | undefined) ?? current())
  return useSyncExternalStore(subscribe, current, written)
}
