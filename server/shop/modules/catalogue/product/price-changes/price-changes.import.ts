import { inArray, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPriceChange } from '#contract/import/deltas.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { RecordViolation } from '../../directory/import-references.ts'
import { type PricedItem, priceViolations } from '../import/product-import.checks.ts'
import { priceRow } from '../import/product-import.rows.ts'
import { itemPrices, items } from '../item.tables.ts'
import { products } from '../product.tables.ts'
import { priceKeyOf, readPriceId } from './price-changes.rules.ts'
import { plannedPrices } from './price-changes.tables.ts'

type Owner = PricedItem & { productId: string }

/** Whose items they are; items that do not exist are left out. */
export const findOwners = async (db: Executor, itemIds: readonly string[]): Promise<ReadonlyMap<string, Owner>> => {
  const rows = await db
    .select({
      id: items.id,
      productId: items.productId,
      isBook: products.isBook,
      minimumOrderQuantity: items.minimumOrderQuantity,
    })
    .from(items)
    .innerJoin(products, sql`${products.id} = ${items.productId}`)
    .where(inArray(items.id, [...itemIds]))
  return new Map(rows.map(({ id, ...owner }) => [id, owner]))
}

type Deal = { id: string; productId: string; store: StoreId; amount: number }

/** Running and planned deals by product. */
const findDeals = async (db: Executor, productIds: readonly string[]) => {
  const { rows } = await db.execute<Deal>(sql`
    select id, product_id as "productId", store, amount from lightning_deals
    where product_id = any(${sql.param([...productIds])}::text[]) and ends_at > now()`)
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** Checks prices of these items. */
export const openPriceChecks = async (db: Executor, itemIds: readonly string[]) => {
  const owners = await findOwners(db, itemIds)
  const deals = await findDeals(db, [...new Set([...owners.values()].map(({ productId }) => productId))])
  return ({ itemId, store, from: _from, ...price }: ImportPriceChange): RecordViolation[] => {
    const owner = owners.get(itemId)
    if (!owner) return [{ path: 'itemId', message: `refers to the item ${itemId}, which does not exist` }]
    const deal = deals.get(owner.productId)?.find((each) => each.store === store && each.amount >= price.amount)
    const violations = priceViolations('', store, price, owner).map(({ path, message }) => ({
      path: path.slice(1),
      message,
    }))
    if (!deal) return violations
    return [
      ...violations,
      { path: 'amount', message: `costs no more than the lightning deal ${deal.id} (${deal.amount})` },
    ]
  }
}

/** Writes prices that were checked: to the items, or for a later time with a job that does it then. */
export const importPriceChanges = async (trx: Transaction, records: readonly ImportPriceChange[]): Promise<void> => {
  const owners = await findOwners(
    trx,
    records.map(({ itemId }) => itemId),
  )
  const changes = records.map((record) => {
    const { itemId: _item, store: _store, from: _from, ...price } = record
    return { ...priceKeyOf(record), price }
  })
  await replaceRows(
    trx,
    itemPrices,
    changes.flatMap(({ itemId, store, startsAt, price }) =>
      startsAt ? [] : [priceRow(itemId, store, price, owners.get(itemId)?.isBook ?? false)],
    ),
  )
  const planned = changes.flatMap(({ startsAt, ...change }) =>
    startsAt ? [{ ...change, startsAt, appliedAt: null, replaced: null }] : [],
  )
  await replaceRows(trx, plannedPrices, planned)
  for (const time of new Set(planned.map(({ startsAt }) => startsAt.getTime())))
    await addJob(trx, 'prices.apply', {}, { runAt: new Date(time), key: `prices.apply:${time}` })
}

/** Removes prices by id: the item is not sold in that store any more. A planned one that holds by now gives way to the one before it. */
export const removePrices = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  const keys = ids.map(readPriceId)
  const given = (isPlanned: boolean) => JSON.stringify(keys.filter(({ startsAt }) => (startsAt !== null) === isPlanned))
  await trx.execute(sql`
    delete from ${itemPrices} p using json_to_recordset(${given(false)}::json) as given ("itemId" text, store text)
    where p.item_id = given."itemId" and p.store = given.store`)
  const { rows: applied } = await trx.execute<{
    itemId: string
    store: string
    replaced: object | null
    isBook: boolean
  }>(sql`
    with gone as (
      delete from ${plannedPrices} p
      using json_to_recordset(${given(true)}::json) as given ("itemId" text, store text, "startsAt" timestamptz)
      where p.item_id = given."itemId" and p.store = given.store and p.starts_at = given."startsAt" returning p.*)
    select g.item_id as "itemId", g.store, g.replaced from gone g
    join ${itemPrices} i on i.item_id = g.item_id and i.store = g.store and i.amount = (g.price ->> 'amount')::int
      and i.tiers = coalesce(g.price -> 'tiers', '[]') and i.group_tiers = coalesce(g.price -> 'groupTiers', '[]')
    where g.applied_at is not null`)
  if (applied.length === 0) return
  const idOf = ({ itemId, store }: { itemId: string; store: string }) => `${itemId}/${store}`
  await removePrices(trx, applied.filter(({ replaced }) => replaced === null).map(idOf))
  await importPriceChanges(
    trx,
    applied.flatMap(({ itemId, store, replaced }) =>
      replaced === null ? [] : [{ itemId, store, ...replaced } as ImportPriceChange],
    ),
  )
}
