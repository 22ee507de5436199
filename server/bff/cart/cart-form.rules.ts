import { createHash, randomUUID } from 'node:crypto'
import type { CartOpInput, LightningReservationResult } from '#contract/generated/types.ts'
import { longestCartText } from '#contract/limits/cart.ts'

/** What a form of the cart asks for; null for what is no such form. What the values mean is the engine's to judge. */
export function opOf(form: URLSearchParams): CartOpInput | null {
  const text = (name: string) => {
    const value = form.get(name)?.trim() ?? ''
    return value.length <= longestCartText ? value : ''
  }
  const positionId = text('positionId')
  const code = text('code')
  switch (form.get('action')) {
    case 'add':
      return text('itemId') ? { addPosition: { itemId: text('itemId'), quantity: quantityIn(text('quantity')) } } : null
    case 'setQuantity':
      return positionId ? { setQuantity: { positionId, quantity: quantityIn(text('quantity')) } } : null
    case 'removePosition':
      return positionId ? { removePosition: { positionId } } : null
    case 'restorePosition':
      return positionId ? { restorePosition: { positionId } } : null
    case 'addVoucher':
      return code ? { addVoucher: { code } } : null
    case 'removeVoucher':
      return code ? { removeVoucher: { code } } : null
    case 'setDelivery':
      return { setDelivery: { country: text('country') || null, shipperCode: text('shipperCode') || null } }
    default:
      return null
  }
}

/** Whether a form extends the reservation of deals or reserves again after its end; null for any other form. */
export function dealsIn(form: URLSearchParams): 'extend' | 'refresh' | null {
  const action = form.get('action')
  return action === 'extendDeals' ? 'extend' : action === 'refreshDeals' ? 'refresh' : null
}

type Reserved = Omit<LightningReservationResult, 'cart' | 'message'>

/** What the cart's page is told of an extension. */
export function toldOfExtension({ successfullyRefreshed, reservation }: Reserved): string {
  if (successfullyRefreshed) return 'DEAL_EXTENDED'
  if (!reservation.hasLightningDealReservation) return 'FAILED'
  return reservation.isExpired ? 'DEAL_EXTENDED_TOO_LATE' : 'DEAL_EXTENDED_ALREADY'
}

/** What the cart's page is told of pieces that were reserved again. */
export function toldOfRefresh({ successfullyRefreshed, ...result }: Reserved): string {
  const { anyItemNoLongerValidDeal, quantityReduced } = result
  if (successfullyRefreshed) return anyItemNoLongerValidDeal || quantityReduced ? 'DEAL_REDUCED' : 'DEAL_REFRESHED'
  if (quantityReduced) return 'DEAL_SOLD_OUT'
  return anyItemNoLongerValidDeal ? 'DEAL_OVER' : 'FAILED'
}

/** Empty or not a number is 1 (storefront.md §5); the engine holds it against its limits. */
function quantityIn(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 1
}

/** What the cart's page is told when all went well. */
export function toldFor(op: CartOpInput): string {
  if (op.addPosition || op.restorePosition) return 'ADDED'
  return op.removePosition ? 'REMOVED' : 'SAVED'
}

/** Milliseconds that count as one moment, and how many moments before this one are the same press, sent twice. */
const moment = 1000
const momentsBefore = 3

/**
 * What is the same when one form is sent twice. Ids count in one cart only, so it need not say whose it is: that changes
 * when the answer to a first visit comes between two presses.
 */
export const pressOf = (form: URLSearchParams, browser = ''): string => JSON.stringify([String(form), browser])

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Ids of a form that has none: whoever presses twice within three seconds has pressed once. What is set to a number can be set
 * again, and may be set back in between.
 */
export function updateIdsOf(press: string, op: CartOpInput, now: number): { updateId: string; earlierIds: string[] } {
  if (op.setQuantity || op.setDelivery) return { updateId: randomUUID(), earlierIds: [] }
  const last = Math.floor(now / moment)
  const [updateId = '', ...earlierIds] = Array.from({ length: momentsBefore + 1 }, (_none, before) =>
    uuidOf(`${last - before} ${press}`),
  )
  return { updateId, earlierIds }
}
