import { sql } from 'drizzle-orm'
import type { ImportStock } from '#contract/import/deltas.ts'
import type { Executor } from '#engine/db/database.ts'

/** Pieces of items in the form of an import. */
export const stockExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from items order by id collate "C"`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportStock>> => {
    const { rows } = await db.execute<ImportStock>(
      sql`select id as "itemId", stock as pieces from items where id = any(${sql.param([...ids])}::text[])`,
    )
    return new Map(rows.map((row) => [row.itemId, row]))
  },
  normalised: (record: ImportStock): ImportStock => record,
}
