import { randomUUID } from 'node:crypto'
import type { CartOpInput, LightningReservationResult } from '#contract/generated/types.ts'
import { maxCartTextLength } from '#contract/limits/cart.ts'
import { uuidOf } from '#lib/uuid.ts'

/** Reads the cart operation from a form; null for any other form. The engine validates the values. */
export function opOf(form: URLSearchParams): CartOpInput | null {
  const text = (name: string) => {
    const value = form.get(name)?.trim() ?? ''
    return value.length <= maxCartTextLength ? value : ''
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

export type KeptArticle = { positionId: string; entry: { productId: string; itemId: string | null } }

/** The position that moves to the wish list; null for any other form. */
export function keptIn(form: URLSearchParams): KeptArticle | null {
  const id = (name: string) => {
    const value = form.get(name) ?? ''
    return value.length <= maxCartTextLength ? value : ''
  }
  const [positionId, productId] = [id('positionId'), id('productId')]
  if (form.get('action') !== 'keepForLater' || positionId === '' || productId === '') return null
  return { positionId, entry: { productId, itemId: id('itemId') || null } }
}

/** An article number and how many pieces, of the business store's quick order; null for any other form. */
export function numberIn(form: URLSearchParams): { number: string; quantity: number } | null {
  const number = form.get('articleNumber')?.trim() ?? ''
  if (form.get('action') !== 'addByNumber' || number === '' || number.length > maxCartTextLength) return null
  return { number, quantity: quantityIn(form.get('quantity')?.trim() ?? '') }
}

/** Whether a form extends the reservation of deals or reserves again after its end; null for any other form. */
export function dealsIn(form: URLSearchParams): 'extend' | 'refresh' | null {
  const action = form.get('action')
  return action === 'extendDeals' ? 'extend' : action === 'refreshDeals' ? 'refresh' : null
}

type Reserved = Omit<LightningReservationResult, 'cart' | 'message'>

/** Outcome of an extension, for the cart's page. */
export function outcomeOfExtension({ successfullyRefreshed, reservation }: Reserved): string {
  if (successfullyRefreshed) return 'DEAL_EXTENDED'
  if (!reservation.hasLightningDealReservation) return 'FAILED'
  return reservation.isExpired ? 'DEAL_EXTENDED_TOO_LATE' : 'DEAL_EXTENDED_ALREADY'
}

/** Outcome of a renewed reservation, for the cart's page. */
export function outcomeOfRefresh({ successfullyRefreshed, ...result }: Reserved): string {
  const { anyItemNoLongerValidDeal, quantityReduced } = result
  if (successfullyRefreshed) return anyItemNoLongerValidDeal || quantityReduced ? 'DEAL_REDUCED' : 'DEAL_REFRESHED'
  if (quantityReduced) return 'DEAL_SOLD_OUT'
  return anyItemNoLongerValidDeal ? 'DEAL_OVER' : 'FAILED'
}

/** A number as people write it, thousands apart or not. Empty or not a number is 1 (storefront.md §5); the engine checks the limits. */
function quantityIn(text: string): number {
  return /^(?:\d{1,6}|\d{1,3}[.,'’ ]\d{3})$/.test(text) ? Number(text.replace(/\D/, '')) : 1
}

/** Outcome of a successful operation, for the cart's page. */
export function outcomeFor(op: CartOpInput): string {
  if (op.addPosition || op.restorePosition) return 'ADDED'
  return op.removePosition ? 'REMOVED' : 'SAVED'
}

/**
 * Length of a time slot in milliseconds, and how many slots before the current one count as the same press, sent twice.
 */
const moment = 1000
const momentsBefore = 3

/**
 * Key that is equal when one form is sent twice. It leaves the visitor's id out: update ids are unique within a cart
 * only, and the id of a first visit can change between two presses.
 */
export const pressOf = (form: URLSearchParams, browser = ''): string => JSON.stringify([String(form), browser])

/**
 * Update ids of a form without one: two presses within three seconds count as one. Operations that set a value are
 * exempt: they can be repeated safely, and the value may have been set back in between.
 */
export function updateIdsOf(press: string, op: CartOpInput, now: number): { updateId: string; earlierIds: string[] } {
  if (op.setQuantity || op.setDelivery) return { updateId: randomUUID(), earlierIds: [] }
  const last = Math.floor(now / moment)
  const [updateId = '', ...earlierIds] = Array.from({ length: momentsBefore + 1 }, (_none, before) =>
    uuidOf(`${last - before} ${press}`),
  )
  return { updateId, earlierIds }
}
