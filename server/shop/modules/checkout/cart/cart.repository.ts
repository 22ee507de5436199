import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Position, StoredCart } from './cart.model.ts'
import { cartPositions, carts, cartUpdates, type StoredOpResult } from './cart.tables.ts'

const ownedBy = (owner: Owner) =>
  'customerId' in owner
    ? sql`c.customer_id = ${owner.customerId}::uuid and c.purpose = 'goods'`
    : sql`c.visitor_id = ${owner.visitorId}::uuid`

/** Locks the cart's row; false when the cart does not exist, has another owner, or was submitted. */
export const lockCart = async (trx: Transaction, id: string, owner: Owner, store: StoreId): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`
    select 1 from carts c where c.id = ${id}::uuid and c.store = ${store} and c.submitted_at is null and ${ownedBy(owner)}
    for no key update`)
  return rowCount === 1
}

/** As `lockCart`, also a submitted one. */
export const lockOwnCart = async (trx: Transaction, id: string, owner: Owner, store: StoreId): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`
    select 1 from carts c where c.id = ${id}::uuid and c.store = ${store} and ${ownedBy(owner)} for no key update`)
  return rowCount === 1
}

/** Locks both, always in the same order, so that two merges never wait for each other. */
export const lockCarts = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(
    sql`select 1 from carts where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update`,
  )
}

export const findOpenCart = async (db: Executor, owner: Owner, store: StoreId): Promise<string | null> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select c.id from carts c where c.store = ${store} and c.submitted_at is null and ${ownedBy(owner)}`,
  )
  return rows[0]?.id ?? null
}

/** Null when a concurrent request has created the owner's open cart first. */
export const insertCart = async (db: Executor, owner: Owner, store: StoreId): Promise<string | null> => {
  const rows = await db
    .insert(carts)
    .values({ store, ...owner })
    .onConflictDoNothing()
    .returning({ id: carts.id })
  return rows[0]?.id ?? null
}

type CartChange = Pick<StoredCart, 'voucherCode' | 'deliveryCountry' | 'shipperCode' | 'seen' | 'notices'>

/** Saves the cart's own columns and increments its version. */
export const saveCart = async (
  trx: Transaction,
  id: string,
  { voucherCode, deliveryCountry, shipperCode, seen, notices }: CartChange,
): Promise<void> => {
  await trx
    .update(carts)
    .set({
      voucherCode,
      deliveryCountry,
      shipperCode,
      seen,
      notices,
      version: sql`${carts.version} + 1`,
      changedAt: sql`now()`,
    })
    .where(eq(carts.id, id))
}

export const raiseVersion = async (trx: Transaction, id: string): Promise<void> => {
  await trx
    .update(carts)
    .set({ version: sql`${carts.version} + 1` })
    .where(eq(carts.id, id))
}

/** An item may be in the cart once only. */
export const removedFirst = (positions: readonly Position[]): Position[] =>
  positions.toSorted((a, b) => Number(a.removedAt === null) - Number(b.removedAt === null))

export const savePositions = (trx: Transaction, cartId: string, positions: readonly Position[]): Promise<void> =>
  replaceRows(
    trx,
    cartPositions,
    removedFirst(positions).map(({ addedAt, removedAt, ...position }) => ({
      ...position,
      cartId,
      addedAt: new Date(addedAt),
      removedAt: removedAt === null ? null : new Date(removedAt),
    })),
  )

export const deletePositions = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await trx.delete(cartPositions).where(inArray(cartPositions.id, [...ids]))
}

export const saveUpdate = async (
  trx: Transaction,
  cartId: string,
  updateId: string,
  results: StoredOpResult[],
): Promise<void> => {
  await trx.insert(cartUpdates).values({ cartId, updateId, results })
}

/** Copies the remembered updates of one cart to another, so that an update repeated after a merge is not done twice. */
export const copyUpdates = async (trx: Transaction, fromCartId: string, toCartId: string): Promise<void> => {
  await trx.execute(sql`
    insert into cart_updates (cart_id, update_id, results, created_at)
    select ${toCartId}::uuid, update_id, results, created_at from cart_updates where cart_id = ${fromCartId}::uuid
    on conflict do nothing`)
}

/**
 * Copies what the checkout of one cart has stored to another that has nothing stored. Addresses, delivery e-mails and a wallet's session
 * with its method stay. Between carts of one customer the rest goes; of a guest's checkout nothing that he has written goes to an account,
 * since another person may log in at his browser: comment, references, the forwarder's contact and the newsletter's wish stay, too.
 */
export const copyCheckout = async (trx: Transaction, fromCartId: string, toCartId: string): Promise<void> => {
  await trx.execute(sql`
    insert into checkouts (cart_id, delivery_type, spedition_fields, order_reference, comment, newsletter, payment_method,
      buyer_reference, surcharge_variant)
    select ${toCartId}::uuid, k.delivery_type,
      case when o.is_own then k.spedition_fields else '[]' end, case when o.is_own then k.order_reference end,
      case when o.is_own then k.comment end, o.is_own and k.newsletter,
      case when k.wallet_session_id is null then k.payment_method end,
      case when o.is_own then k.buyer_reference end, k.surcharge_variant
    from checkouts k, (
      select coalesce(f.customer_id = t.customer_id, false) as is_own
      from carts f, carts t where f.id = ${fromCartId}::uuid and t.id = ${toCartId}::uuid) o
    where k.cart_id = ${fromCartId}::uuid
    on conflict do nothing`)
}

export const isOpenCartOf = async (db: Executor, id: string, owner: Owner, store: StoreId): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    select 1 from carts c
    where c.id = ${id}::uuid and c.store = ${store} and c.submitted_at is null and ${ownedBy(owner)}`)
  return rowCount === 1
}

/** Stores where a cart goes and who brings it; null is the store's own country and the first shipper there. */
export const saveDelivery = async (
  trx: Transaction,
  id: string,
  delivery: Partial<Pick<StoredCart, 'deliveryCountry' | 'shipperCode'>>,
): Promise<void> => {
  await trx
    .update(carts)
    .set({ ...delivery, changedAt: sql`now()` })
    .where(eq(carts.id, id))
}

/** Empties a cart whose positions have gone into another. */
export const clearCart = async (trx: Transaction, id: string): Promise<void> => {
  await trx
    .update(carts)
    .set({
      voucherCode: null,
      seen: { positions: {}, voucher: null, promotions: [] },
      notices: [],
      version: sql`${carts.version} + 1`,
      changedAt: sql`now()`,
    })
    .where(and(eq(carts.id, id)))
}

/**
 * Deletes open carts of visitors without a change for `days`, and open carts of deleted visitors; at most `rows`. A cart
 * that was ordered stays, also when the order came to nothing.
 */
export const deleteOldCarts = async (db: Executor, days: number, rows: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from carts where id in (
    select id from carts where submitted_at is null and customer_id is null
      and (visitor_id is null or changed_at < now() - make_interval(days => ${days}))
      and not exists (select from orders o where o.cart_id = carts.id)
      and not exists (select from submissions s where s.cart_id = carts.id)
    limit ${rows} for update skip locked)`)
  return rowCount ?? 0
}

export const deleteOldUpdates = async (db: Executor, days: number, rows: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from cart_updates where (cart_id, update_id) in (
    select cart_id, update_id from cart_updates where created_at < now() - make_interval(days => ${days}) limit ${rows})`)
  return rowCount ?? 0
}

/** Deletes removed positions that are too old to be restored. */
export const deleteOldRemoved = async (db: Executor, rows: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from cart_positions where id in (
    select id from cart_positions where removed_at < now() - interval '1 day' limit ${rows})`)
  return rowCount ?? 0
}

/** The caller holds the cart's lock. */
export const dropVoucher = async (trx: Transaction, cartId: string): Promise<void> => {
  await trx
    .update(carts)
    .set({ voucherCode: null, version: sql`${carts.version} + 1` })
    .where(eq(carts.id, cartId))
}
