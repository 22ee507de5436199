import type { Database } from '../../db/database.ts'
import { deleteOldCarts, deleteOldRemoved, deleteOldUpdates } from './cart.repository.ts'

/** Days after which nobody comes back to a cart without login; days in which a browser sends an update again. */
const kept = { guestCarts: 60, updates: 2 } as const
const most = 1000

/** What is ordered stays, and so do the carts of customers. */
export const createCartRetention =
  (db: Database) =>
  async (signal: AbortSignal): Promise<void> => {
    const all = async (deleteSome: () => Promise<number>) => {
      while (!signal.aborted && (await deleteSome()) === most);
    }
    await all(() => deleteOldCarts(db, kept.guestCarts, most))
    await all(() => deleteOldUpdates(db, kept.updates, most))
    await all(() => deleteOldRemoved(db, most))
  }
