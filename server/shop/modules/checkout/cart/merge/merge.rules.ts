import { maxPositions } from '../calculation/quantity.rules.ts'
import type { Position, StoredCart } from '../cart.model.ts'

type MergedCarts = {
  into: StoredCart
  /** Rows of the other cart whose pieces are in a row of this one now. */
  absorbed: Position[]
  /** Rows that found no room and stay where they were. */
  left: Position[]
  moved: number
}

/** Above any quantity that can be ordered, so that a sum stays a number that can be stored. */
const maxPieces = 1_000_000

const isSameLine = (a: Position, b: Position): boolean =>
  a.kind === b.kind && (a.kind === 'free' || a.itemId === b.itemId)

/**
 * What becomes of one cart's positions in another. Pieces of the same item add up; how many of them can be ordered is decided
 * when the cart is read, and told. What the visitor has just put in stands above what was there, his voucher and country go
 * before those of the other cart.
 */
export const mergeCarts = (from: StoredCart, into: StoredCart): MergedCarts => {
  const positions = [...into.positions]
  const absorbed: Position[] = []
  const left: Position[] = []
  let place = Math.max(0, ...[...positions, ...into.removed].map((each) => each.place))
  for (const position of from.positions.toSorted((a, b) => a.place - b.place)) {
    const index = positions.findIndex((each) => isSameLine(each, position))
    const own = positions[index]
    if (own) {
      absorbed.push(position)
      const quantity = own.kind === 'item' ? Math.min(own.quantity + position.quantity, maxPieces) : 1
      positions[index] = { ...own, quantity }
    } else if (positions.length < maxPositions(into.store)) {
      place += 1
      positions.unshift({ ...position, place })
    } else left.push(position)
  }
  const moved = from.positions.length - left.length
  const hadOthers = into.positions.length > 0 ? 1 : 0
  return {
    into: {
      ...into,
      positions,
      removed: [...from.removed, ...into.removed],
      voucherCode: from.voucherCode ?? into.voucherCode,
      deliveryCountry: from.deliveryCountry ?? into.deliveryCountry,
      shipperCode: from.shipperCode ?? into.shipperCode,
      seen: {
        positions: { ...from.seen.positions, ...into.seen.positions },
        voucher: from.seen.voucher ?? into.seen.voucher,
        promotions: [...new Set([...into.seen.promotions, ...from.seen.promotions])],
      },
      notices: [
        ...into.notices,
        ...from.notices,
        ...(moved > 0
          ? [{ code: 'MERGED' as const, positionId: null, itemId: null, values: { positions: moved, hadOthers } }]
          : []),
      ],
    },
    absorbed,
    left,
    moved,
  }
}
