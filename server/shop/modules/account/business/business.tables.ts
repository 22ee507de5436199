import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ApprovalState, StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import { customers } from '../visitors/visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Customers who order for the organisation of another customer, its main user. A main user has no row. */
export const businessUsers = pgTable(
  'business_users',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mainUserId: uuid('main_user_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mayOrder: boolean('may_order').notNull(),
    /** Net minor units; null without a limit. */
    orderLimit: integer('order_limit'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('business_users_main').on(table.mainUserId)],
)

/** Carts that wait for the main user, and what became of them. The cart itself stays its owner's open cart. */
export const orderApprovals = pgTable(
  'order_approvals',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mainUserId: uuid('main_user_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    /** Minor units, when it was asked for; of what was ordered, once it is approved. */
    net: integer().notNull(),
    state: text().$type<ApprovalState>().notNull().default('open'),
    reason: text(),
    orderNumber: text('order_number'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('order_approvals_open').on(table.cartId).where(sql`state = 'open'`),
    index('order_approvals_main').on(table.mainUserId, table.createdAt),
    index('order_approvals_customer').on(table.customerId, table.createdAt),
    check('order_approvals_state_known', sql`${table.state} in ('open', 'approved', 'declined')`),
  ],
)

export type BusinessUserRow = typeof businessUsers.$inferSelect
export type ApprovalRow = typeof orderApprovals.$inferSelect
