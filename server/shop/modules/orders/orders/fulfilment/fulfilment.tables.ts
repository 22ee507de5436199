import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orderLines, orders } from '../orders.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A parcel of an order, as the merchandise system has reported it. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    trackingCode: text('tracking_code'),
    trackingUrl: text('tracking_url'),
    shippedAt: instant('shipped_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('shipments_order').on(table.orderId)],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.lineId] }),
    check('shipment_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

export type ShipmentRow = typeof shipments.$inferSelect
