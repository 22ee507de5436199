import type { Executor } from '#engine/db/database.ts'
import { type StoreRow, stores } from './stores.tables.ts'

export const findStores = (db: Executor): Promise<StoreRow[]> => db.select().from(stores)
