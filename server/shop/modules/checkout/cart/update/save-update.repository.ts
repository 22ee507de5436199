import { type SQL, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import { type Cursor, hasChanged } from '#engine/change-log/change-log.repository.ts'
import { compiledStatement } from '#engine/db/compiled-statement.ts'
import type { Executor } from '#engine/db/database.ts'
import { isRunningIn } from '#engine/modules/catalogue/product/pricing/running-deals.ts'
import type { Position, StoredCart } from '../cart.model.ts'
import { removedFirst } from '../cart.repository.ts'
import type { StoredOpResult } from '../cart.tables.ts'

const value = sql.placeholder

const saving = (condition: SQL) =>
  compiledStatement<{ rowVersion: string }>(sql`
    with cart as (
      update carts set version = version + 1, changed_at = now(), voucher_code = ${value('voucherCode')},
        delivery_country = ${value('deliveryCountry')}, shipper_code = ${value('shipperCode')},
        seen = ${value('seen')}::jsonb, notices = ${value('notices')}::jsonb
      where id = ${value('id')}::uuid and xmin = ${value('rowVersion')}::xid ${condition}
      returning id, xmin::text as "rowVersion"
    ), saved as (
      insert into cart_positions (id, cart_id, item_id, kind, quantity, place, added_at, removed_at, removed_lightning)
      select p.id, cart.id, p."itemId", p.kind, p.quantity, p.place, p."addedAt", p."removedAt", p."removedLightning"
      from cart, json_to_recordset(${value('positions')}::json) as p (id uuid, "itemId" text, kind text,
        quantity int, place int, "addedAt" timestamptz, "removedAt" timestamptz, "removedLightning" int)
      on conflict (id) do update set quantity = excluded.quantity, place = excluded.place,
        removed_at = excluded.removed_at, removed_lightning = excluded.removed_lightning
    ), noted as (
      insert into cart_updates (cart_id, update_id, results)
      select id, ${value('updateId')}::uuid, ${value('results')}::jsonb from cart
    )
    select "rowVersion" from cart`)

const save = saving(sql``)

const saveUnless = saving(sql`
  and not ${hasChanged(sql`${value('after')}`, sql`${value('tags')}`)}
  and not exists (select from lightning_deals d
    where d.product_id = any(${value('productIds')}::text[]) and ${isRunningIn(sql`${value('store')}`)})
  and not exists (select from checkouts k where k.cart_id = ${value('id')}::uuid)
  and not exists (select from cart_updates u
    where u.cart_id = ${value('id')}::uuid and u.update_id = any(${value('updateIds')}::uuid[]))`)

/** What keeps an update from being saved that was judged by a cart and by items as they may be. */
export type Unless = {
  /** A change of one of the products, or of the whole catalogue, that this snapshot could not see. */
  after: Cursor
  /** A running deal of one of the products in the store. */
  productIds: readonly string[]
  store: StoreId
  /** One of these updates was carried out. */
  updateIds: readonly string[]
}

type Saving = {
  rowVersion: string
  positions: readonly Position[]
  updateId: string
  results: readonly StoredOpResult[]
  unless?: Unless
}

/**
 * Saves an update in one statement, which locks the cart's row as it changes it, and returns the row's new version. Null, and nothing
 * is saved, when the row no longer has `rowVersion`, because another transaction has changed or removed the cart since it was read; or when
 * something of `unless` is the case, a checkout of the cart included.
 */
export const saveUnchanged = async (
  db: Executor,
  cart: StoredCart,
  { positions, results, rowVersion, updateId, unless }: Saving,
): Promise<string | null> => {
  const { id, voucherCode, deliveryCountry, shipperCode, seen, notices } = cart
  const values = {
    id,
    rowVersion,
    updateId,
    voucherCode,
    deliveryCountry,
    shipperCode,
    seen: JSON.stringify(seen),
    notices: JSON.stringify(notices),
    positions: JSON.stringify(removedFirst(positions)),
    results: JSON.stringify(results),
  }
  const [row] = unless
    ? await saveUnless(db, {
        ...values,
        ...unless,
        tags: ['catalogue', ...unless.productIds.map((productId) => `product:${productId}`)],
      })
    : await save(db, values)
  return row?.rowVersion ?? null
}
