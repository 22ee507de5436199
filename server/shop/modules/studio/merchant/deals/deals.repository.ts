import { type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioRunState } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { availableStock } from '#engine/modules/catalogue/product/item-columns.ts'
import type { TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'

/** Amounts are gross. */
export type DealRow = {
  id: string
  state: StudioRunState
  productId: string
  store: StoreId
  name: string
  number: string
  taxClass: keyof TaxRates
  itemAmount: number | null
  amount: number
  quantity: number
  soldElsewhere: number
  sold: number
  reserved: number
  maxPerOrder: number
  startsAt: Date
  endsAt: Date
}

/** Of an alias `d` with the columns starts_at and ends_at. */
const stateOf = sql`case when d.starts_at > now() then 'planned' when d.ends_at > now() then 'running' else 'ended' end`

const selectDeals = (language: TextLanguage, where: SQL): SQL => sql`
  select d.id, ${stateOf} as state, d.product_id as "productId", d.store, t.name, i.order_number as number,
    i.tax_class as "taxClass", i.amount as "itemAmount", d.amount, c.quantity, c.sold_elsewhere as "soldElsewhere", c.sold,
    c.kept as reserved, d.max_per_order as "maxPerOrder", d.starts_at as "startsAt", d.ends_at as "endsAt"
  from lightning_deals d join lightning_counts c on c.deal_id = d.id
  join product_texts t on t.product_id = d.product_id and t.language = ${language}
  cross join lateral (
    select i.order_number, i.tax_class, ip.amount from items i
    left join item_prices ip on ip.item_id = i.id and ip.store = d.store
    where i.product_id = d.product_id order by ip.amount nulls last, i.position limit 1) i
  where ${where}`

const toRow = (row: DealRow): DealRow => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) })

/** Running ones first, then those to come by their start, then ended ones, the last first. */
const inOrder = sql`array_position(array['running', 'planned', 'ended'], ${stateOf}),
  case when d.starts_at > now() then d.starts_at end, d.ends_at desc, d.id`

export const findDeals = async (
  db: Executor,
  { store, language, state }: { store: StoreId; language: TextLanguage; state: StudioRunState | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DealRow[]; total: number }> => {
  const where = sql`d.store = ${store} ${state === null ? sql`` : sql`and ${stateOf} = ${state}`}`
  const { rows } = await db.execute<DealRow>(
    sql`${selectDeals(language, where)} order by ${inOrder} limit ${limit} offset ${offset}`,
  )
  const count = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from lightning_deals d where ${where}`,
  )
  return { rows: rows.map(toRow), total: count.rows[0]?.total ?? 0 }
}

export const findDeal = async (
  db: Executor,
  id: string,
  { store, language }: { store: StoreId; language: TextLanguage },
): Promise<DealRow | null> => {
  const { rows } = await db.execute<DealRow>(selectDeals(language, sql`d.id = ${id} and d.store = ${store}`))
  return rows[0] ? toRow(rows[0]) : null
}

/** Deals of a product are made one after the other, so that two that overlap see each other. */
export const lockDealsOf = async (trx: Transaction, productId: string): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('deals'), hashtext(${productId}))`)
}

/** Facts about a product that a deal in a store is checked by. */
export type DealFacts = {
  isBook: boolean
  isSold: boolean
  /** Gross; the lowest price of an item, also of prices that are planned before the end. Null without any. */
  lowest: number | null
  taxClass: keyof TaxRates
  stock: number
  /** Another deal of the product has a part of the time. */
  overlaps: boolean
}

export const findDealFacts = async (
  db: Executor,
  productId: string,
  { store, id, startsAt, endsAt }: { store: StoreId; id: string | null; startsAt: Date; endsAt: Date },
): Promise<DealFacts | null> => {
  const { rows } = await db.execute<DealFacts>(sql`
    select p.is_book as "isBook", ${store} = any(p.stores) and not p.is_retired as "isSold",
      (select min(least(ip.amount, (select min((pp.price ->> 'amount')::int) from planned_prices pp
          where pp.item_id = i.id and pp.store = ${store} and pp.applied_at is null and pp.starts_at < ${endsAt})))
        from items i join item_prices ip on ip.item_id = i.id and ip.store = ${store} where i.product_id = p.id) as lowest,
      (select i.tax_class from items i left join item_prices ip on ip.item_id = i.id and ip.store = ${store}
        where i.product_id = p.id order by ip.amount nulls last, i.position limit 1) as "taxClass",
      (select coalesce(sum(${availableStock('i')}), 0)::int from items i where i.product_id = p.id) as stock,
      exists (select from lightning_deals d where d.product_id = p.id and d.store = ${store}
        and d.id is distinct from ${id}::text and d.starts_at < ${endsAt} and d.ends_at > ${startsAt}) as overlaps
    from products p where p.id = ${productId}`)
  return rows[0] ?? null
}
