import type { CartFragment, CartGlanceFragment, CartReservationFragment } from '../../../generated/operations.ts'

export type Cart = CartFragment
export type CartPosition = Cart['positions'][number]
export type Reservation = CartReservationFragment
export type Notice = Cart['notices'][number]

/** Milliseconds for which a removed position can be taken back (transactions.md §9). */
export const undoLifetime = 8000

/** A position that was removed a moment ago, and where it stood. */
export type Removed = { position: CartPosition; index: number }

export type CartState = {
  /** What the header shows; known before the cart itself. */
  glance: CartGlanceFragment | null
  cart: Cart | null
  reservation: Reservation | null
  /** By id of the position: quantities that the shop has not confirmed yet. */
  wanted: Readonly<Record<string, number>>
  /** Ids of positions that are being removed. */
  leaving: readonly string[]
  removed: readonly Removed[]
  /** Where a change failed, and what the shop says: an id of a position, or the part of the page. */
  faults: Readonly<Record<string, string>>
  notices: readonly Notice[]
  /** Something is being saved. */
  isBusy: boolean
  /** Changes wait until there is a line again. */
  isOffline: boolean
  /** Whoever had a cart here has gone: nothing of it is shown any more. */
  isForgotten: boolean
  /** The cart could not be had. */
  isLost: boolean
}

export const emptyState: CartState = {
  glance: null,
  cart: null,
  reservation: null,
  wanted: {},
  leaving: [],
  removed: [],
  faults: {},
  notices: [],
  isBusy: false,
  isOffline: false,
  isForgotten: false,
  isLost: false,
}

/** Of two answers about one cart the higher version counts; another cart always does. */
export function isNewer(known: CartGlanceFragment | null, next: CartGlanceFragment): boolean {
  return known === null || known.id !== next.id || next.version >= known.version
}

/** With what the shop has answered. What it says once is kept until it was read. */
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
    faults: isOther ? {} : state.faults,
    wanted: isOther ? {} : state.wanted,
  }
}

export function withGlance(state: CartState, glance: CartGlanceFragment): CartState {
  if (!isNewer(state.glance, glance)) return state
  // What is known of the cart in full is out of date then.
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

/** The positions as they are shown, each that was removed where it stood. */
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

/** The code of a voucher by which a free article leaves, or nothing: then the position itself is removed (transactions.md §4). */
export const voucherOf = ({ isFreeItem, relatedVoucherCode }: CartPosition): string | null =>
  isFreeItem ? relatedVoucherCode : null

/** Of so many pieces those at the deal's price: what a visitor may have of it, less what his cart has (storefront.md §4). */
export function piecesAtDeal(cart: Cart | null, productId: string, quantity: number, most: number): number {
  const has = (cart?.positions ?? [])
    .filter((position) => position.productId === productId)
    .reduce((sum, { quantityLightning }) => sum + quantityLightning, 0)
  return Math.min(quantity, Math.max(0, most - has))
}

/** Which pieces are kept at a deal's price, as text: another one means another reservation. */
export const dealPieces = (cart: Cart | null): string =>
  (cart?.positions ?? [])
    .flatMap(({ itemId, quantityLightning }) => (quantityLightning > 0 ? `${itemId} ${quantityLightning}` : []))
    .join()

/** Nothing in it that was bought or given. */
export const isEmpty = (glance: CartGlanceFragment | null): boolean => (glance?.details.positionCount ?? 0) === 0

/** How far the cart is from free delivery, in percent; null where that is not told. */
export function freeDeliveryPercent(worth: number, missing: number | null): number | null {
  if (missing === null || missing <= 0 || worth < 0) return null
  return Math.min(99, Math.floor((worth * 100) / (worth + missing)))
}

/** What this browser remembers of the cart. */
export type KnownCart = { id: string; itemsCount: number; login: string }

/** Another cart has taken the place of one that was not empty, and nobody has logged in or out. */
export function isLoss(before: KnownCart | null, now: KnownCart): boolean {
  if (!before || before.id === now.id || before.login !== now.login) return false
  return before.itemsCount > 0 && now.itemsCount < before.itemsCount
}
