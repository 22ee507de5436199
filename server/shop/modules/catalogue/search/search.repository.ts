import type { Executor } from '#engine/db/database.ts'
import { searchRedirects } from './search.tables.ts'

export const findSearchRedirects = (db: Executor) => db.select().from(searchRedirects)
