import { inBackground } from '../../../lib/browser/in-background.ts'
import { learnServerTime, serverNow } from '../../../lib/browser/server-clock.ts'
import { onEverySecond } from '../../../lib/browser/ticker.ts'
import { onPageShown } from '../../../lib/scope/page-shown.ts'

const minute = 60_000

let shown = 0

/**
 * Keeps promised days and order deadlines right on pages that were cached, or that stay open for long. The rule is loaded for
 * pages whose deadline has passed, and for those that count the time to it.
 */
export async function start(): Promise<void> {
  onPageShown(show)
  if (document.querySelector('[data-until]')) await learnServerTime()
  onEverySecond(() => {
    if (Math.floor(serverNow() / minute) !== shown) show()
  })
  show()
}

function show(): void {
  const now = serverNow()
  shown = Math.floor(now / minute)
  const late = [...document.querySelectorAll<HTMLElement>('[data-until]')].filter(
    ({ dataset }) => dataset.deadline !== undefined || Number(dataset.until) <= now,
  )
  if (late.length > 0) inBackground(import('./show-delivery.ts').then(({ showDelivery }) => showDelivery(late, now)))
}
