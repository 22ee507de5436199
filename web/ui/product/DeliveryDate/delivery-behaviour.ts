import { inBackground } from '#web/lib/browser/in-background.ts'
import { learnServerTime, serverNow } from '#web/lib/browser/server-clock.ts'
import { onEverySecond } from '#web/lib/browser/ticker.ts'
import { onPageShown } from '#web/lib/scope/page-shown.ts'

const minute = 60_000

let shown = 0

/**
 * Keeps promised days and order deadlines right on pages that were cached, or that stay open for long. The rule is loaded for
 * pages whose deadline has passed, and for those that count the time to it.
 */
export function start(): void {
  const renew = () => inBackground(show())
  renew()
  onPageShown(renew)
  onEverySecond(() => {
    if (Math.floor(serverNow() / minute) !== shown) renew()
  })
}

async function show(): Promise<void> {
  shown = Math.floor(serverNow() / minute)
  // The visit may have begun on a page without any.
  if (!document.querySelector('[data-until]')) return
  await learnServerTime()
  const now = serverNow()
  shown = Math.floor(now / minute)
  const late = [...document.querySelectorAll<HTMLElement>('[data-until]')].filter(
    ({ dataset }) => dataset.deadline !== undefined || Number(dataset.until) <= now,
  )
  if (late.length === 0) return
  const { showDelivery } = await import('./show-delivery.ts')
  showDelivery(late, now)
}
