import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoreId } from '../../../../contract/generated/types.ts'

/** Switches and values that editors set, by store. */
export const parameters = pgTable(
  'parameters',
  {
    store: text().$type<StoreId>().notNull(),
    name: text().notNull(),
    /** In the editors' order. */
    entries: jsonb().$type<{ name: string; value: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store, table.name] })],
)
