import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'

/** Switches and values that editors set, by store; `server/contract/parameters/declarations.ts` says which. */
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

export type ParameterRow = typeof parameters.$inferSelect
