import type { Database } from '#engine/db/database.ts'
import { deleteOldCarts, deleteOldRemoved, deleteOldUpdates } from './cart.repository.ts'

/**
 * Days after the last change until a guest's open cart is deleted; days for which an update's result is kept for
 * repeated requests.
 */
const retentionDays = { guestCarts: 60, updates: 2 } as const
const limit = 1000

/** Deletes old carts. Ordered carts and carts of customers stay. */
export const createCartRetention =
  (db: Database) =>
  async (signal: AbortSignal): Promise<void> => {
    const all = async (deleteSome: () => Promise<number>) => {
      while (!signal.aborted && (await deleteSome()) === limit);
    }
    await all(() => deleteOldCarts(db, retentionDays.guestCarts, limit))
    await all(() => deleteOldUpdates(db, retentionDays.updates, limit))
    await all(() => deleteOldRemoved(db, limit))
  }
