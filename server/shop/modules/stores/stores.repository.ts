import { replaceRows } from '../../db/bulk-rows.ts'
import type { Executor } from '../../db/database.ts'
import { type StoreRow, stores } from './stores.tables.ts'

export const findStores = (db: Executor): Promise<StoreRow[]> => db.select().from(stores)

export const saveStores = (db: Executor, rows: StoreRow[]): Promise<void> => replaceRows(db, stores, rows)
