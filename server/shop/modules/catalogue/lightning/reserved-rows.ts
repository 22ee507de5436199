import { type SQL, sql } from 'drizzle-orm'

/** Milliseconds since 1970. */
export const millis = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`

/** Columns of `Kept`: `r` is the reservation and `d` its deal. */
export const reservedColumns = sql`r.item_id as "itemId", d.product_id as "productId", r.quantity, d.amount,
  ${millis(sql`r.expires_at`)} as "endsAt",
  r.state = 'expired' or (r.state = 'kept' and r.expires_at <= now()) as "isExpired",
  r.extended_at is not null as "hasBeenExtended"`

/** Rows of `Kept`: the live and expired reservations of a cart, for a statement of one's own. */
export const reservedRows = (cartId: SQL): SQL => sql`
  select ${reservedColumns} from lightning_reservations r join lightning_deals d on d.id = r.deal_id
  where r.cart_id = ${cartId} and r.state <> 'sold'`
