import type { ThankYouFragment } from '#web/generated/operations.ts'
import { track } from '#web/lib/tracking/track.ts'

const storageKey = 'purchases'

/** Number of remembered orders. */
const limit = 20

type Purchase = Pick<ThankYouFragment['order'], 'orderId' | 'totalAmount'> & {
  items: readonly Pick<ThankYouFragment['order']['items'][number], 'orderedAmount'>[]
}

/** Tells of an order once per browser: not again when its confirmation is opened anew, or in another tab. */
export function trackPurchase({ orderId, totalAmount, items }: Purchase, currencyCode: string): void {
  const known = trackedOrders()
  if (known.includes(orderId)) return
  try {
    localStorage.setItem(storageKey, JSON.stringify([orderId, ...known].slice(0, limit)))
  } catch {
    // Without storage a reload counts a second time.
  }
  track('purchase', {
    order_id: orderId,
    value: String(totalAmount.amount),
    currency_code: currencyCode,
    quantity: String(items.reduce((sum, { orderedAmount }) => sum + orderedAmount, 0)),
  })
}

/** Orders that were tracked on this device, newest first. */
function trackedOrders(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
