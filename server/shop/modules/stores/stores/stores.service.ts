import type { StoreId } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import { findStores } from './stores.repository.ts'
import type { StoreRow } from './stores.tables.ts'

/** The storefronts; four rows, held in process. */
export const createStoresService = (db: Database) => {
  let byId = new Map<string, StoreRow>()

  const load = async (): Promise<void> => {
    const rows = await findStores(db)
    byId = new Map(rows.map((row) => [row.id, row]))
  }

  return {
    load,
    /** Null for an id that is no store, and for a store that was never imported. */
    find: (id: StoreId | string): StoreRow | null => byId.get(id) ?? null,
    all: (): StoreRow[] => [...byId.values()],
  }
}

export type StoresService = ReturnType<typeof createStoresService>
