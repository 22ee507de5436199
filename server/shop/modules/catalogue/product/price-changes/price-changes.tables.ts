import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPrice } from '#contract/import/catalogue.ts'
import { items } from '../item.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Prices that hold from a later time on. A job writes them to `item_prices` then; no page reads them here. */
export const plannedPrices = pgTable(
  'planned_prices',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    store: text().$type<StoreId>().notNull(),
    startsAt: instant('starts_at').notNull(),
    price: jsonb().$type<ImportPrice>().notNull(),
    /** When it was written to the item; null before. */
    appliedAt: instant('applied_at'),
    /** The price that it replaced, so that it can be put back; null before, and where there was none. */
    replaced: jsonb().$type<ImportPrice>(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.store, table.startsAt] }),
    index('planned_prices_due').on(table.startsAt).where(sql`applied_at is null`),
    check('planned_prices_store_known', sql`${table.store} in ('de', 'at', 'ch', 'b2b')`),
  ],
)
