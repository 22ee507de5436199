import type { CartFragment, CartGlanceFragment, CartReservationFragment } from '#web/generated/operations.ts'
import type { KnownCart } from '#web/lib/visitor/stored-cart.ts'

export type Cart = CartFragment
export type CartPosition = Cart['positions'][number]
export type Reservation = CartReservationFragment
export type Notice = Cart['notices'][number]

/** Milliseconds in which a removed position can be restored (transactions.md §9). */
export const undoLifetime = 8000

/** A position that was removed a moment ago, and its index. */
export type RemovedPosition = { position: CartPosition; index: number }

export type CartState = {
  /** Data of the header; known before the whole cart. */
  glance: CartGlanceFragment | null
  cart: Cart | null
  reservation: Reservation | null
  /** Pieces that the header counts while an addition is under way; null without one. */
  expectedCount: number | null
  /** Quantities that the shop has not confirmed yet, by position id. */
  wanted: Readonly<Record<string, number>>
  /** Ids of positions that are being removed. */
  leaving: readonly string[]
  removed: readonly RemovedPosition[]
  /** The shop's messages about failed changes, by position id or part of the page. */
  errors: Readonly<Record<string, string>>
  notices: readonly Notice[]
  /** Something is being saved. */
  isBusy: boolean
  /** There is no connection; changes wait. */
  isOffline: boolean
  /** The user changed: nothing of the previous user's cart is shown. */
  isForgotten: boolean
  /** The cart could not be loaded. */
  isLost: boolean
}

export const emptyState: CartState = {
  glance: null,
  cart: null,
  reservation: null,
  expectedCount: null,
  wanted: {},
  leaving: [],
  removed: [],
  errors: {},
  notices: [],
  isBusy: false,
  isOffline: false,
  isForgotten: false,
  isLost: false,
}

/** True when the shop has answered all changes, also those that wait for their delay. */
export const isSaved = ({ isBusy, wanted }: Pick<CartState, 'isBusy' | 'wanted'>): boolean =>
  !isBusy && Object.keys(wanted).length === 0

/** True when the answer replaces the known cart: it is another cart, or has a higher version. */
export function isNewer(known: CartGlanceFragment | null, next: CartGlanceFragment): boolean {
  return known === null || known.id !== next.id || next.version >= known.version
}

/** State with the shop's answer. Notices that the shop sends only once stay until they were read. */
export function withCart(state: CartState, cart: Cart): CartState {
  if (!isNewer(state.glance, cart)) return { ...state, notices: withNotices(state.notices, cart.notices) }
  const isOther = state.glance !== null && state.glance.id !== cart.id
  const ids = cart.positions.map(({ id }) => id)
  return {
    ...state,
    glance: cart,
    cart,
    isLost: false,
    isForgotten: false,
    notices: withNotices(isOther ? [] : state.notices, cart.notices),
    leaving: state.leaving.filter((id) => ids.includes(id)),
    removed: isOther ? [] : state.removed.filter(({ position }) => !ids.includes(position.id)),
    errors: isOther ? {} : state.errors,
    wanted: isOther ? {} : state.wanted,
  }
}

export function withGlance(state: CartState, glance: CartGlanceFragment): CartState {
  if (!isNewer(state.glance, glance)) return state
  // A new version makes the known whole cart out of date.
  const isSame = state.cart?.id === glance.id && state.cart.version === glance.version
  return { ...state, glance, cart: isSame ? state.cart : null, isLost: false, isForgotten: false }
}

function withNotices(known: readonly Notice[], next: readonly Notice[]): readonly Notice[] {
  const fresh = next.filter(({ code, message }) => !known.some((one) => one.code === code && one.message === message))
  return fresh.length === 0 ? known : [...known, ...fresh]
}

type Line =
  | { kind: 'position'; position: CartPosition; isLeaving: boolean }
  | { kind: 'removed'; position: CartPosition }

/** Positions as shown, removed ones at their former place. */
export function linesOf({ cart, leaving, removed }: Pick<CartState, 'cart' | 'leaving' | 'removed'>): Line[] {
  const gone = new Set(removed.map(({ position }) => position.id))
  const lines: Line[] = (cart?.positions ?? [])
    .filter(({ id }) => !gone.has(id))
    .map((position) => ({ kind: 'position', position, isLeaving: leaving.includes(position.id) }))
  for (const { position, index } of [...removed].sort((a, b) => a.index - b.index)) {
    lines.splice(Math.min(index, lines.length), 0, { kind: 'removed', position })
  }
  return lines
}

/** Code of the voucher that removes a free article; else the position itself is removed (transactions.md §4). */
export const voucherOf = ({ isFreeItem, relatedVoucherCode }: CartPosition): string | null =>
  isFreeItem ? relatedVoucherCode : null

/**
 * How many of the wanted pieces get the deal's price: the visitor's limit minus the pieces in the cart (storefront.md
 * §4).
 */
export function piecesAtDeal(cart: Cart | null, productId: string, quantity: number, max: number): number {
  const has = (cart?.positions ?? [])
    .filter((position) => position.productId === productId)
    .reduce((sum, { quantityLightning }) => sum + quantityLightning, 0)
  return Math.min(quantity, Math.max(0, max - has))
}

/** Text key of the pieces reserved at a deal's price; it changes with the reservation. */
export const dealPieces = (cart: Cart | null): string =>
  (cart?.positions ?? [])
    .flatMap(({ itemId, quantityLightning }) => (quantityLightning > 0 ? `${itemId} ${quantityLightning}` : []))
    .join()

/** True when the cart holds no position, neither bought nor free. */
export const isEmpty = (glance: CartGlanceFragment | null): boolean => (glance?.details.positionCount ?? 0) === 0

/** Progress towards free delivery in percent; null when it is not shown. */
export function freeDeliveryPercent(worth: number, missing: number | null): number | null {
  if (missing === null || missing <= 0 || worth < 0) return null
  return Math.min(99, Math.floor((worth * 100) / (worth + missing)))
}

/** True when another cart has replaced a filled one without a login or logout. */
export function isLoss(before: KnownCart | null, now: KnownCart): boolean {
  if (!before || before.id === now.id || before.login !== now.login) return false
  return before.itemsCount > 0 && now.itemsCount < before.itemsCount
}
