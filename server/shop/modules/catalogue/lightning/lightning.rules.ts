/**
 * Why a cart has fewer pieces than it asked for. `keepPieces` (lightning.repository.ts) decides it, in the statement that reserves.
 *
 * limit: the maximum of one order; network: carts of the same network keep their share of the deal; soldOut: no unreserved pieces are left;
 * over: the deal has ended.
 */
export type ReservationReason = 'ok' | 'limit' | 'network' | 'soldOut' | 'over' | 'noDeal'

/** Share of a deal's pieces that carts of one network may keep at once: what they buy is theirs. A school shares one network, so it is large. */
export const networkShare = 1 / 3

/** Pieces of an item that a cart has, or had until their time ran out. The amount is gross, the end in milliseconds since 1970. */
export type ReservedPieces = {
  itemId: string
  productId: string
  quantity: number
  amount: number
  endsAt: number
  isExpired: boolean
  hasBeenExtended: boolean
}

/** The result of renewing an item's expired reservation. */
export type RefreshResult = {
  itemId: string
  wanted: number
  kept: number
  why: ReservationReason
  isOtherPrice: boolean
}

/** A cart's reservation. Live: the pieces are reserved; otherwise it has expired. */
export type Reservation = {
  id: number
  cartId: string
  dealId: string
  itemId: string
  quantity: number
  isLive: boolean
  endsAt: number
  hasBeenExtended: boolean
  maxPerOrder: number
}

type Merge = { remove: number[]; save: Reservation[] }

/**
 * Merges the reservations of one cart into another. Pieces of the same deal add up to the maximum of one order and get
 * the later expiry. Of different deals for an item the target cart's stays. A live reservation replaces an expired one.
 */
export const mergeReservations = (from: readonly Reservation[], into: readonly Reservation[]): Merge => {
  const merged = new Map(into.map((row) => [row.itemId, row]))
  const remove: number[] = []
  const room = ({ dealId, itemId, maxPerOrder }: Reservation): number => {
    const others = [...merged.values()].filter((row) => row.isLive && row.dealId === dealId && row.itemId !== itemId)
    return Math.max(0, maxPerOrder - others.reduce((sum, { quantity }) => sum + quantity, 0))
  }
  const put = (row: Reservation, quantity: number): void => {
    const had = merged.get(row.itemId)
    if (had && had.id !== row.id) remove.push(had.id)
    if (quantity > 0) merged.set(row.itemId, { ...row, quantity })
    else {
      merged.delete(row.itemId)
      remove.push(row.id)
    }
  }
  for (const row of from) {
    const had = merged.get(row.itemId)
    if (!row.isLive) {
      if (had) remove.push(row.id)
      else put(row, row.quantity)
    } else if (!had?.isLive) put(row, Math.min(row.quantity, room(row)))
    else if (had.dealId !== row.dealId) remove.push(row.id)
    else {
      remove.push(row.id)
      const endsAt = Math.max(had.endsAt, row.endsAt)
      const hasBeenExtended = had.hasBeenExtended || row.hasBeenExtended
      put({ ...had, endsAt, hasBeenExtended }, Math.min(had.quantity + row.quantity, room(row)))
    }
  }
  return { remove, save: [...merged.values()] }
}
