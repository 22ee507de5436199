import type { ThankYouFragment } from '../../../generated/operations.ts'
import { track } from '../../../lib/tracking/track.ts'

const storageKey = 'purchase'

/** Tells of an order once: not again when the page is loaded anew. */
export function trackPurchase({ orderId, totalAmount, items }: ThankYouFragment['order'], currencyCode: string): void {
  try {
    if (sessionStorage.getItem(storageKey) === orderId) return
    sessionStorage.setItem(storageKey, orderId)
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
