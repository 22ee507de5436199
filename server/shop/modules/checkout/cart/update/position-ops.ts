import { randomUUID } from 'node:crypto'
import type { CartOpCode } from '#contract/generated/types.ts'
import type { ReservationReason } from '#engine/modules/catalogue/lightning/lightning.rules.ts'
import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import { isSold } from '../calculation/calculation.rules.ts'
import { type LimitedQuantity, limited, maxPositions, maxWorth, quantityBounds } from '../calculation/quantity.rules.ts'
import type { Position } from '../cart.model.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import { type CartDraft, done, keep, type OpMessage, put, refused, release, reservedPieces } from './cart-draft.ts'

/** Most removed positions that a cart remembers. */
const maxRemembered = 20

const inCart = ({ cart }: CartDraft, itemId: string): Position | undefined =>
  cart.positions.find((position) => position.kind === 'item' && position.itemId === itemId)

const newPosition = ({ cart }: CartDraft, itemId: string, kind: Position['kind'], quantity: number): Position => ({
  id: randomUUID(),
  itemId,
  kind,
  quantity,
  place: 1 + Math.max(0, ...[...cart.positions, ...cart.removed].map(({ place }) => place)),
  addedAt: new Date().toISOString(),
  removedAt: null,
  removedLightning: 0,
})

/** The message differs by what limits the quantity: the maximum of one order, or the stock. */
const bounds = (offer: Offer, { code }: LimitedQuantity): OpMessage => {
  const { least: min, most: max } = quantityBounds(offer)
  if (code === 'QUANTITY_RAISED') return { values: { least: min } }
  return { name: offer.stock < offer.maxQuantity ? 'LIMITED_BY_STOCK' : 'QUANTITY_LIMITED', values: { most: max } }
}

/** Adds pieces, at the deal's price as many as there are and the rest at the normal one (storefront.md §4). */
export const addItem = async (draft: CartDraft, itemId: string, quantity: number): Promise<StoredOpResult> => {
  const offer = draft.pricingContext.offers.get(itemId)
  if (offer?.amount == null) return refused('UNKNOWN_ITEM')
  const there = inCart(draft, itemId)
  const about = { positionId: there?.id, quantity: there?.quantity ?? 0, quantityAdded: 0 }
  if (!isSold(offer)) return refused('SOLD_OUT', about)
  if (!there && draft.cart.positions.length >= maxPositions(draft.cart.store)) return full(draft)
  const held = Math.min(there?.quantity ?? 0, quantityBounds(offer).most)
  const becomes = limited(held + quantity, quantityBounds(offer))
  if (becomes.quantity <= held) return refused('QUANTITY_LIMITED', about, bounds(offer, becomes))
  if (!isAffordable(draft, offer, becomes.quantity)) return tooDear(about)
  const position = { ...(there ?? newPosition(draft, itemId, 'item', 0)), quantity: becomes.quantity }
  put(draft, position)
  const before = reservedPieces(draft, itemId)
  const { kept: remaining } = await keep(draft, offer, becomes.quantity)
  const quantityAdded = becomes.quantity - held
  // Pieces that were there at the normal price may have become cheaper, too.
  const quantityAddedLightning = Math.min(Math.max(remaining - before, 0), quantityAdded)
  const added = { positionId: position.id, quantity: becomes.quantity, quantityAdded, quantityAddedLightning }
  return done(becomes.code, added, bounds(offer, becomes))
}

/** Whether the cart's worth stays within `maxWorth` with this quantity of the item in place of its present one. */
const isAffordable = ({ cart, pricingContext }: CartDraft, offer: Offer, quantity: number): boolean => {
  const worth = (of: Offer | undefined, pieces: number) => pieces * Math.max(of?.amount ?? 0, of?.oldAmount ?? 0)
  const others = cart.positions.filter(({ itemId, kind }) => kind === 'item' && itemId !== offer.id)
  const sum = others.reduce(
    (total, { itemId, quantity: pieces }) => total + worth(pricingContext.offers.get(itemId), pieces),
    0,
  )
  return sum + worth(offer, quantity) <= maxWorth
}

const tooDear = (about: object): StoredOpResult => refused('CART_TOO_DEAR', about)

const full = ({ cart }: CartDraft): StoredOpResult =>
  refused('CART_FULL', {}, { values: { most: maxPositions(cart.store) } })

/** Code and text of a refusal to keep pieces at the deal's price. */
const dealRefusals: Record<ReservationReason, { code: CartOpCode; name: string }> = {
  ok: { code: 'QUANTITY_LIMITED', name: 'LIMITED_BY_DEAL' },
  limit: { code: 'QUANTITY_LIMITED', name: 'LIMITED_BY_DEAL' },
  network: { code: 'QUANTITY_LIMITED', name: 'DEAL_SHARE' },
  soldOut: { code: 'DEAL_SOLD_OUT', name: 'DEAL_SOLD_OUT' },
  over: { code: 'DEAL_OVER', name: 'DEAL_OVER' },
  noDeal: { code: 'DEAL_OVER', name: 'DEAL_OVER' },
}

/** Adds pieces at the deal's price only. */
export const addDealPieces = async (draft: CartDraft, itemId: string, quantity: number): Promise<StoredOpResult> => {
  const offer = draft.pricingContext.offers.get(itemId)
  if (offer?.amount == null) return refused('UNKNOWN_ITEM')
  const there = inCart(draft, itemId)
  const { most: max } = quantityBounds(offer)
  const held = Math.min(there?.quantity ?? 0, max)
  const about = { positionId: there?.id, quantity: held, quantityAdded: 0 }
  if (!isSold(offer)) return refused('SOLD_OUT', about)
  if (!there && draft.cart.positions.length >= maxPositions(draft.cart.store)) return full(draft)
  if (held === max) return refused('QUANTITY_LIMITED', about, { values: { most: max } })
  if (!isAffordable(draft, offer, held + Math.min(quantity, max - held))) return tooDear(about)
  const before = reservedPieces(draft, itemId)
  const { kept: remaining, why } = await keep(draft, offer, before + Math.min(quantity, max - held))
  const gained = remaining - before
  if (gained <= 0) {
    const { code, name } = dealRefusals[why]
    return refused(code, about, { name, values: { kept: remaining } })
  }
  const position = { ...(there ?? newPosition(draft, itemId, 'item', 0)), quantity: held + gained }
  put(draft, position)
  const added = {
    positionId: position.id,
    quantity: held + gained,
    quantityAdded: gained,
    quantityAddedLightning: gained,
  }
  return gained < quantity
    ? done('QUANTITY_LIMITED', added, { name: 'LIMITED_BY_DEAL', values: { kept: remaining } })
    : done('OK', added)
}

/** Adds a free item; a second time changes nothing. */
export const putFree = (draft: CartDraft, itemId: string, kind: 'free' | 'catalogue'): StoredOpResult => {
  const { positions } = draft.cart
  const there = positions.find((position) => position.kind === kind && position.itemId === itemId)
  if (there) return done('OK', { positionId: there.id, quantity: 1, quantityAdded: 0 })
  // Another free article takes the place of the one chosen before.
  const remaining = kind === 'free' ? positions.filter((position) => position.kind !== 'free') : positions
  if (remaining.length >= maxPositions(draft.cart.store)) return full(draft)
  draft.cart = { ...draft.cart, positions: remaining }
  const position = newPosition(draft, itemId, kind, 1)
  put(draft, position)
  return done('OK', { positionId: position.id, quantity: 1, quantityAdded: 1 })
}

export const setQuantity = async (draft: CartDraft, positionId: string, quantity: number): Promise<StoredOpResult> => {
  const position = draft.cart.positions.find(({ id }) => id === positionId)
  if (quantity === 0) return removePosition(draft, positionId)
  if (!position) return refused('UNKNOWN_POSITION')
  const about = { positionId, quantity: position.quantity, quantityAdded: 0 }
  if (position.kind !== 'item')
    return quantity === 1 ? done('OK', about) : refused('QUANTITY_LIMITED', about, { values: { most: 1 } })
  const offer = draft.pricingContext.offers.get(position.itemId)
  if (!offer || !isSold(offer)) return refused('SOLD_OUT', about)
  const becomes = limited(quantity, quantityBounds(offer))
  if (becomes.quantity > position.quantity && !isAffordable(draft, offer, becomes.quantity)) return tooDear(about)
  put(draft, { ...position, quantity: becomes.quantity })
  await keep(draft, offer, becomes.quantity)
  return done(
    becomes.code,
    { ...about, quantity: becomes.quantity, quantityAdded: becomes.quantity - position.quantity },
    bounds(offer, becomes),
  )
}

/** Removes a position and remembers it; removing it again changes nothing. */
export const removePosition = async (draft: CartDraft, positionId: string): Promise<StoredOpResult> => {
  const { cart } = draft
  const position = cart.positions.find(({ id }) => id === positionId)
  if (!position) {
    const wasThere = cart.removed.some(({ id }) => id === positionId)
    return wasThere ? done('OK', { positionId, quantity: 0 }) : refused('UNKNOWN_POSITION')
  }
  const removedLightning = position.kind === 'item' ? reservedPieces(draft, position.itemId) : 0
  const removed = { ...position, removedAt: new Date().toISOString(), removedLightning }
  draft.cart = {
    ...cart,
    positions: cart.positions.filter(({ id }) => id !== positionId),
    removed: [removed, ...cart.removed].slice(0, maxRemembered),
  }
  if (position.kind === 'item') await release(draft, position.itemId)
  return done('OK', { positionId, quantity: 0, quantityAdded: -position.quantity })
}

/** Undo: the position where it was, with its pieces at the deal's price as far as there still are. */
export const restorePosition = async (draft: CartDraft, positionId: string): Promise<StoredOpResult> => {
  const { cart } = draft
  const there = cart.positions.find(({ id }) => id === positionId)
  if (there) return done('OK', { positionId, quantity: there.quantity, quantityAdded: 0 })
  const removed = cart.removed.find(({ id }) => id === positionId)
  if (!removed) return refused('UNKNOWN_POSITION')
  if (removed.kind !== 'item') return restoreFree(draft, removed)
  const offer = draft.pricingContext.offers.get(removed.itemId)
  if (!offer || !isSold(offer)) return refused('SOLD_OUT', { positionId })
  // The item was added again meanwhile: both become one position.
  const again = inCart(draft, removed.itemId)
  if (!again && cart.positions.length >= maxPositions(cart.store)) return full(draft)
  const held = Math.min(again?.quantity ?? 0, quantityBounds(offer).most)
  const becomes = limited(held + removed.quantity, quantityBounds(offer))
  if (!isAffordable(draft, offer, becomes.quantity)) return tooDear({ positionId })
  forget(draft, positionId)
  const position = again ?? { ...removed, removedAt: null, removedLightning: 0 }
  put(draft, { ...position, quantity: becomes.quantity })
  if (removed.removedLightning > 0)
    await keep(draft, offer, reservedPieces(draft, offer.id) + Math.min(removed.removedLightning, becomes.quantity))
  return done(
    becomes.code,
    { positionId: position.id, quantity: becomes.quantity, quantityAdded: becomes.quantity - held },
    bounds(offer, becomes),
  )
}

const forget = (draft: CartDraft, positionId: string): void => {
  draft.cart = { ...draft.cart, removed: draft.cart.removed.filter(({ id }) => id !== positionId) }
}

const restoreFree = (draft: CartDraft, removed: Position): StoredOpResult => {
  const isThere = draft.cart.positions.some(({ kind, itemId }) => kind === removed.kind && itemId === removed.itemId)
  const isTaken = removed.kind === 'free' && draft.cart.positions.some(({ kind }) => kind === 'free')
  if (isThere || isTaken) return refused('UNKNOWN_POSITION')
  forget(draft, removed.id)
  put(draft, { ...removed, removedAt: null })
  return done('OK', { positionId: removed.id, quantity: 1, quantityAdded: 1 })
}
