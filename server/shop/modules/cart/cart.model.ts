import type { CartRow, PositionRow } from './cart.tables.ts'

/** Times are ISO texts. */
export type Position = Omit<PositionRow, 'cartId' | 'addedAt' | 'removedAt'> & {
  addedAt: string
  removedAt: string | null
}

/** A cart as it is stored. */
export type StoredCart = Omit<CartRow, 'createdAt' | 'changedAt'> & {
  /** In it, newest first. */
  positions: Position[]
  /** Taken out of it and remembered, latest first. */
  removed: Position[]
}
