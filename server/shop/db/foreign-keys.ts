import { pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * Keys of tables whose modules lie above the rows that refer to them: stock and payments of an order, deals and vouchers of a cart. Only for
 * `references`; what reads the table imports it from its module.
 */
export const cartKey = pgTable('carts', { id: uuid() })

export const orderKey = pgTable('orders', { id: uuid() })
