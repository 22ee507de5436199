import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DeliveryType, SpeditionField } from '#contract/generated/types.ts'
import { addresses } from '../../account/addresses/addresses.tables.ts'
import { carts } from '../cart/cart.tables.ts'

/** What the steps of the checkout have stored for a cart; no row before the first step. */
export const checkouts = pgTable(
  'checkouts',
  {
    cartId: uuid('cart_id')
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    deliveryType: text('delivery_type').$type<DeliveryType>().notNull().default('sameAsBilling'),
    billingAddressId: uuid('billing_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    shippingAddressId: uuid('shipping_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    packstationId: uuid('packstation_id').references(() => addresses.id, { onDelete: 'set null' }),
    billingDeliveryEmail: text('billing_delivery_email'),
    shippingDeliveryEmail: text('shipping_delivery_email'),
    speditionFields: jsonb('spedition_fields').$type<SpeditionField[]>().notNull().default([]),
    orderReference: text('order_reference'),
    comment: text(),
    newsletter: boolean().notNull().default(false),
    paymentMethod: text('payment_method'),
    buyerReference: text('buyer_reference'),
    /** Variant of the test of DHL's surcharge. Stored, since late money calculates the cart without a call of the visitor. */
    surchargeVariant: text('surcharge_variant'),
    /** Checkout session of the express wallet. */
    walletSessionId: text('wallet_session_id'),
  },
  (table) => [
    check(
      'checkouts_delivery_known',
      sql`${table.deliveryType} in ('sameAsBilling', 'shippingAddress', 'packstation')`,
    ),
  ],
)

export type CheckoutRow = typeof checkouts.$inferSelect
