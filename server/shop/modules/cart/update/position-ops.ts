import { randomUUID } from 'node:crypto'
import type { Offer } from '../../product/pricing/offer.model.ts'
import { isSold } from '../calculation/evaluation.rules.ts'
import { type Limited, limited, mostPositions, mostWorth, quantityBounds } from '../calculation/quantity.rules.ts'
import type { Position } from '../cart.model.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import { done, keep, type OpenCart, piecesKept, put, refused, release, type Saying } from './open-cart.ts'

/** What is remembered of removed positions, however many there were. */
const mostRemembered = 20

const inCart = ({ cart }: OpenCart, itemId: string): Position | undefined =>
  cart.positions.find((position) => position.kind === 'item' && position.itemId === itemId)

const newPosition = ({ cart }: OpenCart, itemId: string, kind: Position['kind'], quantity: number): Position => ({
  id: randomUUID(),
  itemId,
  kind,
  quantity,
  place: 1 + Math.max(0, ...[...cart.positions, ...cart.removed].map(({ place }) => place)),
  addedAt: new Date().toISOString(),
  removedAt: null,
  removedLightning: 0,
})

/** Whether an order's own limit or the stock bounds it makes another sentence. */
const bounds = (offer: Offer, { code }: Limited): Saying => {
  const { least, most } = quantityBounds(offer)
  if (code === 'QUANTITY_RAISED') return { values: { least } }
  return { name: offer.stock < offer.maxQuantity ? 'LIMITED_BY_STOCK' : 'QUANTITY_LIMITED', values: { most } }
}

/** Adds pieces, at the deal's price as many as there are and the rest at the normal one (storefront.md §4). */
export const addItem = async (open: OpenCart, itemId: string, quantity: number): Promise<StoredOpResult> => {
  const offer = open.around.offers.get(itemId)
  if (offer?.amount == null) return refused('UNKNOWN_ITEM')
  const there = inCart(open, itemId)
  const about = { positionId: there?.id, quantity: there?.quantity ?? 0, quantityAdded: 0 }
  if (!isSold(offer)) return refused('SOLD_OUT', about)
  if (!there && open.cart.positions.length >= mostPositions) return full()
  const held = Math.min(there?.quantity ?? 0, quantityBounds(offer).most)
  const becomes = limited(held + quantity, quantityBounds(offer))
  if (becomes.quantity <= held) return refused('QUANTITY_LIMITED', about, bounds(offer, becomes))
  if (!isAffordable(open, offer, becomes.quantity)) return tooDear(about)
  const position = { ...(there ?? newPosition(open, itemId, 'item', 0)), quantity: becomes.quantity }
  put(open, position)
  await keep(open, offer, becomes.quantity)
  return done(
    becomes.code,
    { positionId: position.id, quantity: becomes.quantity, quantityAdded: becomes.quantity - held },
    bounds(offer, becomes),
  )
}

/** Whether the cart can hold so many pieces of an item, whatever it holds of it now. */
const isAffordable = ({ cart, around }: OpenCart, offer: Offer, quantity: number): boolean => {
  const worth = (of: Offer | undefined, pieces: number) => pieces * Math.max(of?.amount ?? 0, of?.oldAmount ?? 0)
  const others = cart.positions.filter(({ itemId, kind }) => kind === 'item' && itemId !== offer.id)
  const sum = others.reduce(
    (total, { itemId, quantity: pieces }) => total + worth(around.offers.get(itemId), pieces),
    0,
  )
  return sum + worth(offer, quantity) <= mostWorth
}

const tooDear = (about: object): StoredOpResult => refused('CART_FULL', about, { name: 'CART_TOO_DEAR' })

const full = (): StoredOpResult => refused('CART_FULL', {}, { values: { most: mostPositions } })

const dealCodes = {
  ok: 'QUANTITY_LIMITED',
  limit: 'QUANTITY_LIMITED',
  soldOut: 'DEAL_SOLD_OUT',
  over: 'DEAL_OVER',
  noDeal: 'DEAL_OVER',
} as const

/** Adds pieces at the deal's price only. */
export const addDealPieces = async (open: OpenCart, itemId: string, quantity: number): Promise<StoredOpResult> => {
  const offer = open.around.offers.get(itemId)
  if (offer?.amount == null) return refused('UNKNOWN_ITEM')
  const there = inCart(open, itemId)
  const { most } = quantityBounds(offer)
  const held = Math.min(there?.quantity ?? 0, most)
  const about = { positionId: there?.id, quantity: held, quantityAdded: 0 }
  if (!isSold(offer)) return refused('SOLD_OUT', about)
  if (!there && open.cart.positions.length >= mostPositions) return full()
  if (held === most) return refused('QUANTITY_LIMITED', about, { values: { most } })
  if (!isAffordable(open, offer, held + Math.min(quantity, most - held))) return tooDear(about)
  const before = piecesKept(open, itemId)
  const { kept, why } = await keep(open, offer, before + Math.min(quantity, most - held))
  const gained = kept - before
  if (gained <= 0) return refused(dealCodes[why], about, { name: dealNames[dealCodes[why]], values: { kept } })
  const position = { ...(there ?? newPosition(open, itemId, 'item', 0)), quantity: held + gained }
  put(open, position)
  const added = { positionId: position.id, quantity: held + gained, quantityAdded: gained }
  return gained < quantity
    ? done('QUANTITY_LIMITED', added, { name: 'LIMITED_BY_DEAL', values: { kept } })
    : done('OK', added)
}

const dealNames = {
  QUANTITY_LIMITED: 'LIMITED_BY_DEAL',
  DEAL_SOLD_OUT: 'DEAL_SOLD_OUT',
  DEAL_OVER: 'DEAL_OVER',
} as const

/** Puts something in that is given away; once is enough. */
export const putFree = (open: OpenCart, itemId: string, kind: 'free' | 'catalogue'): StoredOpResult => {
  const { positions } = open.cart
  const there = positions.find((position) => position.kind === kind && position.itemId === itemId)
  if (there) return done('OK', { positionId: there.id, quantity: 1, quantityAdded: 0 })
  // Another free article takes the place of the one chosen before.
  const kept = kind === 'free' ? positions.filter((position) => position.kind !== 'free') : positions
  if (kept.length >= mostPositions) return full()
  open.cart = { ...open.cart, positions: kept }
  const position = newPosition(open, itemId, kind, 1)
  put(open, position)
  return done('OK', { positionId: position.id, quantity: 1, quantityAdded: 1 })
}

export const setQuantity = async (open: OpenCart, positionId: string, quantity: number): Promise<StoredOpResult> => {
  const position = open.cart.positions.find(({ id }) => id === positionId)
  if (quantity === 0) return removePosition(open, positionId)
  if (!position) return refused('UNKNOWN_POSITION')
  const about = { positionId, quantity: position.quantity, quantityAdded: 0 }
  if (position.kind !== 'item')
    return quantity === 1 ? done('OK', about) : refused('QUANTITY_LIMITED', about, { values: { most: 1 } })
  const offer = open.around.offers.get(position.itemId)
  if (!offer || !isSold(offer)) return refused('SOLD_OUT', about)
  const becomes = limited(quantity, quantityBounds(offer))
  if (becomes.quantity > position.quantity && !isAffordable(open, offer, becomes.quantity)) return tooDear(about)
  put(open, { ...position, quantity: becomes.quantity })
  await keep(open, offer, becomes.quantity)
  return done(
    becomes.code,
    { ...about, quantity: becomes.quantity, quantityAdded: becomes.quantity - position.quantity },
    bounds(offer, becomes),
  )
}

/** Takes a position out; it is remembered. One that is out already stays out. */
export const removePosition = async (open: OpenCart, positionId: string): Promise<StoredOpResult> => {
  const { cart } = open
  const position = cart.positions.find(({ id }) => id === positionId)
  if (!position) {
    const wasThere = cart.removed.some(({ id }) => id === positionId)
    return wasThere ? done('OK', { positionId, quantity: 0 }) : refused('UNKNOWN_POSITION')
  }
  const removedLightning = position.kind === 'item' ? piecesKept(open, position.itemId) : 0
  const removed = { ...position, removedAt: new Date().toISOString(), removedLightning }
  open.cart = {
    ...cart,
    positions: cart.positions.filter(({ id }) => id !== positionId),
    removed: [removed, ...cart.removed].slice(0, mostRemembered),
  }
  if (position.kind === 'item') await release(open, position.itemId)
  return done('OK', { positionId, quantity: 0, quantityAdded: -position.quantity })
}

/** Undo: the position where it was, with its pieces at the deal's price as far as there still are. */
export const restorePosition = async (open: OpenCart, positionId: string): Promise<StoredOpResult> => {
  const { cart } = open
  const there = cart.positions.find(({ id }) => id === positionId)
  if (there) return done('OK', { positionId, quantity: there.quantity, quantityAdded: 0 })
  const removed = cart.removed.find(({ id }) => id === positionId)
  if (!removed) return refused('UNKNOWN_POSITION')
  if (removed.kind !== 'item') return restoreFree(open, removed)
  const offer = open.around.offers.get(removed.itemId)
  if (!offer || !isSold(offer)) return refused('SOLD_OUT', { positionId })
  // It was put in anew meanwhile: both are one line again.
  const again = inCart(open, removed.itemId)
  if (!again && cart.positions.length >= mostPositions) return full()
  const held = Math.min(again?.quantity ?? 0, quantityBounds(offer).most)
  const becomes = limited(held + removed.quantity, quantityBounds(offer))
  if (!isAffordable(open, offer, becomes.quantity)) return tooDear({ positionId })
  forget(open, positionId)
  const position = again ?? { ...removed, removedAt: null, removedLightning: 0 }
  put(open, { ...position, quantity: becomes.quantity })
  if (removed.removedLightning > 0)
    await keep(open, offer, piecesKept(open, offer.id) + Math.min(removed.removedLightning, becomes.quantity))
  return done(
    becomes.code,
    { positionId: position.id, quantity: becomes.quantity, quantityAdded: becomes.quantity - held },
    bounds(offer, becomes),
  )
}

const forget = (open: OpenCart, positionId: string): void => {
  open.cart = { ...open.cart, removed: open.cart.removed.filter(({ id }) => id !== positionId) }
}

const restoreFree = (open: OpenCart, removed: Position): StoredOpResult => {
  const isThere = open.cart.positions.some(({ kind, itemId }) => kind === removed.kind && itemId === removed.itemId)
  const isTaken = removed.kind === 'free' && open.cart.positions.some(({ kind }) => kind === 'free')
  if (isThere || isTaken) return refused('UNKNOWN_POSITION')
  forget(open, removed.id)
  put(open, { ...removed, removedAt: null })
  return done('OK', { positionId: removed.id, quantity: 1, quantityAdded: 1 })
}
