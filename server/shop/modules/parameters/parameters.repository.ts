import { replaceRows } from '../../db/bulk-rows.ts'
import type { Executor } from '../../db/database.ts'
import { parameters } from './parameters.tables.ts'

export const findParameters = (db: Executor) => db.select().from(parameters)

export const saveParameters = (db: Executor, rows: (typeof parameters.$inferInsert)[]): Promise<void> =>
  replaceRows(db, parameters, rows)
