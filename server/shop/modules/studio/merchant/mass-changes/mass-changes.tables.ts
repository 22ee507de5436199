import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoreId, StudioMassChangeInput, StudioProductFilter } from '#contract/generated/types.ts'
import { loads } from '../../loads/loads.tables.ts'

/** Changes of many products at once. What they replaced is kept with their load, for as long as that can be undone. */
export const massChanges = pgTable('mass_changes', {
  loadId: bigint('load_id', { mode: 'number' })
    .primaryKey()
    .references(() => loads.id, { onDelete: 'cascade' }),
  store: text().$type<StoreId>().notNull(),
  /** E-mail address. */
  editor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  filter: jsonb().$type<StudioProductFilter>().notNull(),
  change: jsonb().$type<StudioMassChangeInput>().notNull(),
  /** Items or products that it has changed. */
  count: integer().notNull(),
  /** How many of them an undo has restored; null until then. */
  restored: integer(),
})
