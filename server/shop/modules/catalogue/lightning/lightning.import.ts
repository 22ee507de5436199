import { type SQL, sql } from 'drizzle-orm'
import { deskDealPrefix, type ImportProduct } from '#contract/import/catalogue.ts'
import type { ImportLightningDeal } from '#contract/import/offers.ts'
import type { Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { ImportError } from '../directory/import-references.ts'
import { lightningCounts, lightningDeals } from './lightning.tables.ts'

/** A deal as it is written; amounts are gross, times ISO texts. */
export type SavedDeal = ImportLightningDeal

/** A book has a fixed price: a deal for it does not exist. */
const rowOf = ({ id: productId, isBook, lightningDeal }: ImportProduct): SavedDeal[] =>
  lightningDeal && !isBook ? [{ ...lightningDeal, productId }] : []

/** Ends deals, and deletes those of which nothing was reserved or sold. */
const endWhere = async (trx: Transaction, condition: SQL): Promise<void> => {
  await trx.execute(sql`
    delete from ${lightningDeals} where ${condition} and exists (
      select from ${lightningCounts} c where c.deal_id = id and c.kept + c.sold = 0)`)
  // One that was put off would else begin after all: it has begun before, since pieces of it were reserved.
  await trx.execute(sql`
    update ${lightningDeals} set starts_at = least(starts_at, now() - interval '1 second'), ends_at = now()
    where ${condition} and ends_at > now()`)
}

export const endDeals = (trx: Transaction, ids: readonly string[]): Promise<void> =>
  endWhere(trx, sql`id = any(${sql.param([...ids])}::text[])`)

/**
 * Ends imported deals that their products no longer have; those of merchants are none of the catalogue's. Existing reservations stay until
 * they expire.
 */
const endOthers = (trx: Transaction, productIds: readonly string[], dealIds: readonly string[]) =>
  endWhere(
    trx,
    sql`product_id = any(${sql.param(productIds)}::text[]) and id <> all(${sql.param(dealIds)}::text[])
      and not starts_with(id, ${deskDealPrefix})`,
  )

/** Jobs that announce when a deal begins and ends. One that has begun is announced by the change of its row. */
const announceTurns = async (trx: Transaction, deals: readonly SavedDeal[]): Promise<void> => {
  for (const { id, productId, from, until } of deals) {
    const turns = [
      { runAt: new Date(from), key: `lightning.start:${id}` },
      { runAt: new Date(until), key: `lightning.end:${id}` },
    ]
    for (const turn of turns)
      if (turn.runAt.getTime() > Date.now()) await addJob(trx, 'lightning.announce', { productId }, turn)
  }
}

/** Writes deals. One with a known id keeps its counts; its quantity never falls below the pieces reserved and sold. */
export const saveDeals = async (trx: Transaction, deals: readonly SavedDeal[]): Promise<void> => {
  const given = sql`json_to_recordset(${JSON.stringify(deals)}::json) as given (
    id text, "productId" text, store text, amount int, "from" timestamptz, until timestamptz, quantity int,
    "soldElsewhere" int, "maxPerOrder" int)`
  await trx.execute(sql`
    insert into ${lightningDeals} as d (id, product_id, store, amount, starts_at, ends_at, max_per_order)
    select id, "productId", store, amount, "from", until, "maxPerOrder" from ${given}
    on conflict (id) do update set amount = excluded.amount, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      max_per_order = excluded.max_per_order, shown_left = least(d.shown_left, excluded.max_per_order)
    where (d.amount, d.starts_at, d.ends_at, d.max_per_order)
      is distinct from (excluded.amount, excluded.starts_at, excluded.ends_at, excluded.max_per_order)`)
  await trx.execute(sql`
    insert into ${lightningCounts} as c (deal_id, quantity, sold_elsewhere)
    select id, quantity, "soldElsewhere" from ${given} order by id
    on conflict (deal_id) do update set sold_elsewhere = excluded.sold_elsewhere,
      quantity = greatest(excluded.quantity, excluded.sold_elsewhere + c.kept + c.sold)`)
  await announceTurns(trx, deals)
}

/** Writes the deals of products. */
export const importDeals = async (trx: Transaction, products: readonly ImportProduct[]): Promise<void> => {
  const deals = products.flatMap(rowOf)
  const { rows: taken } = await trx.execute<{ id: string; productId: string }>(sql`
    select d.id, d.product_id as "productId" from ${lightningDeals} d
    join json_to_recordset(${JSON.stringify(deals)}::json) as given (id text, "productId" text, store text) on given.id = d.id
    where (d.product_id, d.store) <> (given."productId", given.store)`)
  if (taken[0]) throw new ImportError(`lightning deal ${taken[0].id}`, `belongs to product ${taken[0].productId}`)
  await endOthers(
    trx,
    products.map(({ id }) => id),
    deals.map(({ id }) => id),
  )
  if (deals.length > 0) await saveDeals(trx, deals)
}
