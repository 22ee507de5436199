import { type SQL, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { networkShare, type Reservation, type ReservationReason, type ReservedPieces } from './lightning.rules.ts'
import { millis, reservedColumns, reservedRows } from './reserved-rows.ts'

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`
const uuids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::uuid[]`

/** The running deal is the one that began last, as on product pages (runningDeal of the product module). */
const begun = (store: StoreId, productId: SQL): SQL => sql`
  select d.* from lightning_deals d where d.product_id = ${productId} and d.store = ${store} and d.starts_at <= now()
  order by (d.ends_at > now()) desc, d.starts_at desc limit 1`

/** Deals always in the order of their ids, so that two that need the same ones don't wait for each other; answers with their products. */
export const lockDeals = async (trx: Transaction, dealIds: SQL): Promise<string[]> => {
  const { rows } = await trx.execute<{ productId: string }>(sql`
    select d.product_id as "productId" from lightning_counts c join lightning_deals d on d.id = c.deal_id
    where c.deal_id in (${dealIds}) order by c.deal_id for no key update of c`)
  return rows.map(({ productId }) => productId)
}

export const thisDeal = (dealId: string): SQL => sql`select ${dealId}`

/** Deals that carts have pieces of, or had; of one item or of all. */
export const dealsOfCarts = (cartIds: readonly string[], itemId?: string): SQL => sql`
  select r.deal_id from lightning_reservations r where r.cart_id = any(${uuids(cartIds)}) and r.state <> 'sold'
    ${itemId === undefined ? sql`` : sql`and r.item_id = ${itemId}`}`

/** Deals that a cart has bought pieces of. */
export const dealsSoldTo = (cartId: string): SQL => sql`
  select r.deal_id from lightning_reservations r where r.cart_id = ${cartId} and r.state = 'sold'`

/** Deals that run for products, and those that a cart has pieces of them from. */
export const dealsOfProducts = (store: StoreId, cartId: string, productIds: readonly string[]): SQL => sql`
  select running.id from unnest(${texts(productIds)}) as wanted(id)
    cross join lateral (${begun(store, sql`wanted.id`)}) running
  union select r.deal_id from lightning_reservations r join lightning_deals d on d.id = r.deal_id
    where r.cart_id = ${cartId} and r.state <> 'sold' and d.product_id = any(${texts(productIds)})`

type ReservationQuery = {
  cartId: string
  store: StoreId
  productId: string
  itemId: string
  wanted: number
  isOn: boolean
  minutes: number
  /** Keyed hash; null for one that is not bounded. */
  network: string | null
}

type Grant = { kept: number; why: ReservationReason; amount: number; dealId: string; isNext: boolean; endsAt: number }

/**
 * Sets a cart's reservation of an item to the wanted quantity, or to as much as is available; null when no deal has
 * begun or deals are switched off. The caller has locked the deals. One statement decides: available are the unreserved
 * pieces and the cart's own.
 */
export const keepPieces = async (trx: Transaction, order: ReservationQuery): Promise<Grant | null> => {
  const { cartId, store, productId, itemId, wanted, isOn, minutes, network } = order
  const { rows } = await trx.execute<Grant>(sql`
    with mine as (
      select r.deal_id, case when r.state = 'kept' then r.quantity else 0 end as quantity,
        r.state = 'kept' and r.expires_at > now() as is_live
      from lightning_reservations r where r.cart_id = ${cartId} and r.item_id = ${itemId} and r.state <> 'sold'
    ), deal as (
      -- A live reservation outlasts its deal.
      select d.* from lightning_deals d where d.id = (select deal_id from mine where is_live)
      union all (select running.* from (${begun(store, sql`${productId}`)}) running
        where ${isOn} and not exists (select from mine where is_live))
    ), possible as (
      select deal.id, deal.amount, deal.ends_at <= now() as is_over, ${wanted}::int as wanted,
        deal.max_per_order - (select coalesce(sum(r.quantity), 0) from lightning_reservations r
          where r.cart_id = ${cartId} and r.item_id <> ${itemId} and r.deal_id = deal.id and r.state = 'kept')::int as most,
        case when deal.ends_at > now() then c.quantity - c.sold_elsewhere - c.kept - c.sold else 0 end
          + coalesce((select m.quantity from mine m where m.deal_id = deal.id and (m.is_live or deal.ends_at > now())), 0) as free,
        -- What the cart keeps already it does not lose to others of its network.
        case when ${network}::text is null then deal.max_per_order else greatest(
          (select m.quantity from mine m where m.is_live),
          greatest(deal.max_per_order, ceil((c.quantity - c.sold_elsewhere) * ${networkShare}::float8)::int)
            - (select coalesce(sum(r.quantity), 0) from lightning_reservations r where r.deal_id = deal.id
              and r.network_key = ${network} and r.expires_at > now()
              and not (r.cart_id = ${cartId} and r.item_id = ${itemId}))::int) end as share
      from deal join lightning_counts c on c.deal_id = deal.id
    ), granted as (
      select *, greatest(0, least(wanted, most, free, share)) as kept from possible
    ), given as (
      insert into lightning_reservations as r (cart_id, deal_id, item_id, quantity, state, expires_at, network_key)
      select ${cartId}, id, ${itemId}, kept, 'kept', now() + make_interval(mins => ${minutes}), ${network}
      from granted where kept > 0
      on conflict (cart_id, item_id) where state <> 'sold' do update set
        deal_id = excluded.deal_id, quantity = excluded.quantity, state = 'kept', network_key = excluded.network_key,
        kept_at = case when r.state = 'kept' and r.expires_at > now() then r.kept_at else now() end,
        expires_at = case when r.state = 'kept' and r.expires_at > now() then r.expires_at else excluded.expires_at end,
        extended_at = case when r.state = 'kept' and r.expires_at > now() then r.extended_at end
      returning r.id, r.deal_id, r.expires_at
    ), taken as (
      delete from lightning_reservations
      where cart_id = ${cartId} and item_id = ${itemId} and state <> 'sold' and not exists (select from granted where kept > 0)
    )
    select kept, amount, granted.id as "dealId", coalesce(${millis(sql`given.expires_at`)}, 0) as "endsAt",
      given.id is not null and not exists (select from lightning_reservations r where r.deal_id = granted.id
        and r.state = 'kept' and r.expires_at <= given.expires_at and r.id <> given.id) as "isNext",
      case when kept = wanted then 'ok' when is_over then 'over' when free < least(most, share) then 'soldOut'
        when share < most then 'network' else 'limit' end as why
    from granted left join given on true`)
  return rows[0] ?? null
}

/** Releases a cart's reservations of one item or of all. The caller has locked the deals. */
export const releasePieces = async (trx: Transaction, cartId: string, itemId: string | undefined): Promise<void> => {
  const ofItem = itemId === undefined ? sql`` : sql`and item_id = ${itemId}`
  await trx.execute(sql`delete from lightning_reservations where cart_id = ${cartId} and state <> 'sold' ${ofItem}`)
}

export const findReserved = async (db: Executor, cartId: string): Promise<ReservedPieces[]> => {
  const { rows } = await db.execute<ReservedPieces>(sql`${reservedRows(sql`${cartId}::uuid`)} order by r.item_id`)
  return rows
}

/** Live and expired reservations of carts with the maximum of one order, ordered by item. */
export const findReservations = async (trx: Transaction, cartIds: readonly string[]): Promise<Reservation[]> => {
  const { rows } = await trx.execute<Reservation>(sql`
    select r.id, r.cart_id as "cartId", r.deal_id as "dealId", r.item_id as "itemId", r.quantity,
      r.state = 'kept' and r.expires_at > now() as "isLive", ${millis(sql`r.expires_at`)} as "endsAt",
      r.extended_at is not null as "hasBeenExtended", d.max_per_order as "maxPerOrder"
    from lightning_reservations r join lightning_deals d on d.id = r.deal_id
    where r.cart_id = any(${uuids(cartIds)}) and r.state <> 'sold' order by r.item_id`)
  return rows
}

/** What a cart has bought, as if it were still reserved. */
export const findSold = async (db: Executor, cartId: string): Promise<ReservedPieces[]> => {
  const { rows } = await db.execute<ReservedPieces>(sql`
    select ${reservedColumns} from lightning_reservations r join lightning_deals d on d.id = r.deal_id
    where r.cart_id = ${cartId} and r.state = 'sold' order by r.item_id`)
  return rows
}

export const deleteReservations = async (trx: Transaction, ids: readonly number[]): Promise<void> => {
  await trx.execute(sql`delete from lightning_reservations where id = any(${sql.param([...ids])}::bigint[])`)
}

export const saveReservations = async (trx: Transaction, rows: readonly Reservation[]): Promise<void> => {
  await trx.execute(sql`
    update lightning_reservations r set cart_id = given."cartId", quantity = given.quantity,
      expires_at = to_timestamp(given."endsAt" / 1000),
      extended_at = case when given."hasBeenExtended" then coalesce(r.extended_at, now()) end
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id bigint, "cartId" uuid, quantity int, "endsAt" float8, "hasBeenExtended" boolean)
    where r.id = given.id`)
}

/** Marks a cart's reservations as sold and deletes its expired ones. The caller has locked the deals. */
export const sellPieces = async (trx: Transaction, cartId: string): Promise<ReservedPieces[]> => {
  const { rows } = await trx.execute<ReservedPieces>(sql`
    with sold as (
      update lightning_reservations set state = 'sold', network_key = null
      where cart_id = ${cartId} and state = 'kept' and expires_at > now() returning *
    )
    select ${reservedColumns} from sold r join lightning_deals d on d.id = r.deal_id order by r.item_id`)
  await releasePieces(trx, cartId, undefined)
  return rows
}

/**
 * Gives back what a cart has bought. The cart remembers it as expired, so that it can be renewed, unless it has another
 * reservation of the item by now. The caller has locked the deals.
 */
export const unsellPieces = async (trx: Transaction, cartId: string): Promise<void> => {
  await trx.execute(sql`
    delete from lightning_reservations r where r.cart_id = ${cartId} and r.state = 'sold' and exists (
      select from lightning_reservations o where o.cart_id = r.cart_id and o.item_id = r.item_id and o.state <> 'sold')`)
  await trx.execute(sql`
    update lightning_reservations set state = 'expired', expires_at = least(expires_at, now())
    where cart_id = ${cartId} and state = 'sold'`)
}

/**
 * Extends reservations that were not extended before; returns whether there were any. The caller has locked the deals.
 */
export const extendPieces = async (trx: Transaction, cartId: string, minutes: number): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`
    update lightning_reservations set expires_at = expires_at + make_interval(mins => ${minutes}), extended_at = now()
    where cart_id = ${cartId} and state = 'kept' and expires_at > now() and extended_at is null`)
  return (rowCount ?? 0) > 0
}

/** Releases expired reservations; returns the next expiry in milliseconds. The caller has locked the deal. */
export const expirePieces = async (trx: Transaction, dealId: string): Promise<number | null> => {
  // The clock has moved on during the wait for the lock, so reservations that expired meanwhile are included.
  await trx.execute(sql`
    update lightning_reservations set state = 'expired', network_key = null
    where deal_id = ${dealId} and state = 'kept' and expires_at <= clock_timestamp()`)
  await trx.execute(sql`
    delete from lightning_reservations where deal_id = ${dealId} and state = 'expired' and cart_id is null`)
  const { rows } = await trx.execute<{ next: number | null }>(sql`
    select ${millis(sql`min(expires_at)`)} as next from lightning_reservations where deal_id = ${dealId} and state = 'kept'`)
  return rows[0]?.next ?? null
}

/** Deals with pieces whose time is up. */
export const findOverdueDeals = async (db: Executor): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct deal_id as id from lightning_reservations where state = 'kept' and expires_at <= now() order by id`)
  return rows.map(({ id }) => id)
}

/** Takes a planned deal back as long as nothing of it is reserved, and ends any other now. The caller has locked the deal. */
export const endDeal = async (trx: Transaction, dealId: string): Promise<void> => {
  await trx.execute(sql`
    delete from lightning_deals d where d.id = ${dealId} and d.starts_at > now() and exists (
      select from lightning_counts c where c.deal_id = d.id and c.kept + c.sold = 0)`)
  // One that was put off would else begin after all.
  await trx.execute(sql`
    update lightning_deals set starts_at = least(starts_at, now() - interval '1 second'), ends_at = now()
    where id = ${dealId} and ends_at > now()`)
}
