import type { Executor } from '#engine/db/database.ts'
import { parameters } from './parameters.tables.ts'

export const findParameters = (db: Executor) => db.select().from(parameters)
