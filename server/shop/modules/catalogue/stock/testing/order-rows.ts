import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#engine/db/database.ts'

/** A bare order of a new visitor's cart, for what only needs that there is one. */
export const newOrder = async (trx: Transaction): Promise<{ orderId: string; cartId: string }> => {
  const [visitorId, cartId, orderId] = [randomUUID(), randomUUID(), randomUUID()]
  await trx.execute(sql`insert into visitors (id, store) values (${visitorId}, 'de')`)
  await trx.execute(
    sql`insert into carts (id, store, visitor_id, state) values (${cartId}, 'de', ${visitorId}, 'reserved')`,
  )
  await trx.execute(sql`
    insert into orders (id, number, cart_id, store, language, state, payment_method, currency, total, net, tax, goods,
      shipping, email, billing_address, delivery_address, shipper_code, legal_version, quote_hash)
    values (${orderId}, ${orderId}, ${cartId}, 'de', 'de-DE', 'awaiting_payment', 'INVOICE', 'EUR', 119, 100, 19, 119, 0,
      'a@shop.test', '{}', '{}', 'dpd', '1', 'q')`)
  return { orderId, cartId }
}

/** Lines of a bare order; their ids. */
export const insertLines = async (
  trx: Transaction,
  orderId: string,
  lines: readonly { itemId: string; quantity: number }[],
): Promise<string[]> => {
  const { rows } = await trx.execute<{ id: string }>(sql`
    insert into order_lines (order_id, position, item_id, product_id, article_number, name, variation_text, path, kind,
      quantity, price_per_unit, total, reduction, tax_rate)
    select ${orderId}::uuid, position, line ->> 'itemId', '', '', '', '', '', 'item', (line ->> 'quantity')::int, 0, 0, 0, 19
    from json_array_elements(${JSON.stringify(lines)}::json) with ordinality as given (line, position) order by position
    returning id`)
  return rows.map(({ id }) => id)
}
