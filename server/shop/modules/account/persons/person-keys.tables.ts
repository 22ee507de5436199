import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orderKey } from '#engine/db/foreign-keys.ts'
import type { PersonKeyKind } from './person-keys.rules.ts'

/** By what orders of one person are found without an account; see person-keys.rules.ts. */
export const orderPersonKeys = pgTable(
  'order_person_keys',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderKey.id, { onDelete: 'cascade' }),
    kind: text().$type<PersonKeyKind>().notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.key] }),
    index('order_person_keys_key').on(table.kind, table.key),
    check('order_person_keys_kind_known', sql`${table.kind} in ('email', 'household', 'address', 'network')`),
  ],
)
