import { maxCartOps } from '#contract/limits/cart.ts'
import type { CartOpInput, CartOpOutcomeFragment } from '#web/generated/operations.ts'
import { makeChangeQueue } from '#web/lib/browser/queues/change-queue.ts'
import { pauseAfter } from '#web/lib/browser/queues/send-until-taken.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { announceCart } from './announce-cart.ts'
import { CartError } from './cart-error.ts'
import { type CartPosition, dealPieces, isSaved, linesOf, type RemovedPosition, voucherOf } from './cart-state.ts'
import { cartState, changeState, dropWanted, forThisUser, onCartState, takeCart } from './cart-store.ts'
import { loadCartTexts } from './cart-texts.ts'
import { loadCart, loadReservation, reservations } from './load-cart.ts'
import { trackItem } from './track-item.ts'

type Outcome = CartOpOutcomeFragment

/** Milliseconds for which quantities are collected, so that five presses of plus send one update. */
const quantityDelay = 400

/** Keys of errors that do not belong to a position. */
export type Place = 'voucher' | 'delivery' | 'free' | 'add' | 'reservation' | (string & {})

const queue = makeChangeQueue<CartOpInput, Outcome>({
  most: maxCartOps,
  send: async (ops, updateId) => {
    changeState({ isBusy: true })
    const before = dealPieces(cartState().cart)
    const isWanted = forThisUser()
    const { sendChanges } = await import('./send-cart.ts')
    const { cart, results } = await sendChanges(updateId, ops)
    changeState({ isOffline: false })
    if (isWanted()) {
      takeCart({ cart })
      if (dealPieces(cart) !== before) await loadReservation()
    }
    return results
  },
  mayRetry: async (error, attempt) => {
    if (!(error instanceof CartError) || !error.isOnTheWay) return false
    if (!navigator.onLine) {
      changeState({ isOffline: true })
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return true
    }
    return pauseAfter(attempt)
  },
})

/** Sends a quantity that `showWanted` shows; the shop's answer may correct it. */
export async function setQuantity(position: CartPosition, quantity: number): Promise<void> {
  const { id, operationsId } = position
  const outcome = await change({ setQuantity: { positionId: operationsId, quantity } }, id, {
    key: id,
    delay: quantityDelay,
  })
  // A later change of the same position is pending; its quantity stays visible until its own answer.
  if (queue.isPending(id)) return
  dropWanted(id)
  const by = (outcome?.quantity ?? position.quantity) - position.quantity
  if (by !== 0) trackItem(by > 0 ? 'add_to_cart' : 'remove_from_cart', position.itemId, { quantity: Math.abs(by) })
}

/**
 * Removes a position; the visitor can undo it for a while (transactions.md §4). A voucher's free article leaves with
 * its voucher.
 */
export async function removePosition(position: CartPosition): Promise<void> {
  const voucher = voucherOf(position)
  if (voucher) return void (await removeVoucher(voucher, position.id))
  const { id, operationsId, itemId, quantity } = position
  const index = linesOf(cartState()).findIndex((line) => line.position.id === id)
  changeState(({ leaving, ...now }) => ({ ...now, leaving: [...leaving, id] }))
  const outcome = await change({ removePosition: { positionId: operationsId } }, id)
  const removed: RemovedPosition = { position, index: Math.max(index, 0) }
  changeState(({ leaving, ...now }) => ({
    ...now,
    leaving: leaving.filter((one) => one !== id),
    removed: outcome?.successful ? [...now.removed.filter((one) => one.position.id !== id), removed] : now.removed,
  }))
  if (outcome?.successful) trackItem('remove_from_cart', itemId, { quantity })
}

/** Restores a removed position. */
export async function restorePosition(position: CartPosition): Promise<boolean> {
  const { id, operationsId, itemId, quantity } = position
  const outcome = await change({ restorePosition: { positionId: operationsId } }, id)
  if (outcome?.successful) trackItem('add_to_cart', itemId, { quantity: outcome.quantity ?? quantity })
  else {
    // The row of the position is gone, so its error is shown in a toast.
    const text = outcome?.message ?? cartState().errors[id] ?? pageText('cart.undo.late')
    clearError(id)
    showToast({ id: 'cart-restore', kind: 'error', text })
  }
  forgetRemoved(id)
  return outcome?.successful ?? false
}

/** Ends the time in which a removed position can be restored. */
export function forgetRemoved(positionId: string): void {
  changeState((now) => ({ ...now, removed: now.removed.filter(({ position }) => position.id !== positionId) }))
}

/** Adds an item. Null when it failed; the shop's message is then in `errors`. */
export async function addItem(itemId: string, quantity: number, place: Place = 'add'): Promise<Outcome | null> {
  const outcome = await change({ addPosition: { itemId, quantity } }, place)
  const added = outcome?.quantityAdded ?? 0
  if (added > 0) trackItem('add_to_cart', itemId.replace(/_lightning$/, ''), { quantity: added })
  return outcome
}

export const addVoucher = (code: string) => change({ addVoucher: { code } }, 'voucher')
export const removeVoucher = (code: string, place: Place = 'voucher') => change({ removeVoucher: { code } }, place)
export const setDelivery = (delivery: { country?: string; shipperCode?: string }) =>
  change({ setDelivery: delivery }, 'delivery', { key: `delivery ${Object.keys(delivery)}` })

/** Translated answer of the shop, and the names of the positions that have lost pieces or changed their price. */
export type DealsOutcome = { message: string | null; changed: string[] }

/** Extends the reservation, once, or reserves again what is left after its end (transactions.md §4). Null when it failed. */
export async function keepDeals(how: 'extend' | 'refresh'): Promise<DealsOutcome | null> {
  clearError('reservation')
  changeState({ isBusy: true })
  const isWanted = forThisUser()
  try {
    const { sendExtension, sendRefresh } = await import('./send-cart.ts')
    const { cart, reservation, message, changedItemIds } = await (how === 'extend' ? sendExtension() : sendRefresh())
    if (!isWanted()) return null
    takeCart({ cart, reservation })
    if (cartState().cart === cart) reservations.change()
    // The answer replaces the earlier notices about ended deals.
    changeState(({ notices, ...now }) => ({ ...now, notices: notices.filter(({ code }) => code !== 'DEAL_EXPIRED') }))
    announceCart()
    trackDeals(how, cart.positions)
    const changed = cart.positions.filter(({ itemId }) => changedItemIds.includes(itemId)).map(({ name }) => name)
    return { message: message ?? null, changed }
  } catch (error) {
    await showError('reservation', error)
    return null
  } finally {
    changeState({ isBusy: !queue.isIdle() })
  }
}

function trackDeals(action: string, positions: readonly CartPosition[]): void {
  for (const { itemId, quantityLightning } of positions) {
    if (quantityLightning > 0) trackItem('lightning_deal', itemId, { action, quantity: quantityLightning })
  }
}

export function clearError(place: Place): void {
  changeState(({ errors: { [place]: _old, ...errors }, ...now }) => ({ ...now, errors }))
}

/** Changes that failed, or of which the shop had something to say. */
let invalid = 0

/** Sends what waits, and waits for all answers. False when one of the changes failed or the shop had something to say of it. */
export async function saveAll(): Promise<boolean> {
  const before = invalid
  queue.flush()
  await untilSaved()
  return invalid === before
}

const untilSaved = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isSaved(cartState())) return
      end()
      resolve()
    }
    const end = onCartState(look)
    look()
  })

/** Null when the change failed; then the cart is fetched again. The shop's message is stored under `place`. */
async function change(
  op: CartOpInput,
  place: Place,
  options?: Parameters<typeof queue.change>[1],
): Promise<Outcome | null> {
  clearError(place)
  changeState({ isBusy: true })
  try {
    const outcome = await queue.change(op, options)
    if (outcome.message) {
      const { message } = outcome
      invalid += 1
      changeState(({ errors, ...now }) => ({ ...now, errors: { ...errors, [place]: message } }))
    }
    announceCart()
    return outcome
  } catch (error) {
    invalid += 1
    await Promise.all([showError(place, error), loadCart()])
    return null
  } finally {
    changeState({ isBusy: !queue.isIdle() })
  }
}

async function showError(place: Place, error: unknown): Promise<void> {
  // A toast has already reported it, or the visitor is not to be told (transactions.md §8).
  if (error instanceof CartError && error.code === 'INTERNAL') return
  const isTooMany = error instanceof CartError && error.code === 'RATE_LIMITED'
  await loadCartTexts()
  const words = error instanceof CartError && !isTooMany ? error.words : null
  const text = words ?? pageText(isTooMany ? 'cart.fault.tooMany' : 'cart.fault')
  // Without a connection the texts of the cart cannot load; this text came with the page.
  const message = text || pageText('buy.fault')
  changeState(({ errors, ...now }) => ({ ...now, errors: { ...errors, [place]: message } }))
}
