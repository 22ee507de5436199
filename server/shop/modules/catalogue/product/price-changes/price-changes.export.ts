import { inArray, sql } from 'drizzle-orm'
import type { ImportPriceChange } from '#contract/import/deltas.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import type { Exporter } from '../../directory/directory.export.ts'
import { priceOf } from '../import/product.export.ts'
import { priceRow } from '../import/product-import.rows.ts'
import { itemPrices } from '../item.tables.ts'
import { priceIdOf, priceKeyOf, readPriceId } from './price-changes.rules.ts'
import { plannedPrices } from './price-changes.tables.ts'

const isWaiting = sql`${plannedPrices.appliedAt} is null`

const find = async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportPriceChange>> => {
  const wanted = new Set(ids)
  const itemIds = [...new Set(ids.map((id) => readPriceId(id).itemId))]
  const rows = await db.select().from(itemPrices).where(inArray(itemPrices.itemId, itemIds))
  const planned = await db
    .select()
    .from(plannedPrices)
    .where(sql`${inArray(plannedPrices.itemId, itemIds)} and ${isWaiting}`)
  const found: [string, ImportPriceChange][] = [
    ...rows.map(({ itemId, store, ...row }): [string, ImportPriceChange] => [
      priceIdOf({ itemId, store, startsAt: null }),
      { itemId, store, ...priceOf(row) },
    ]),
    ...planned.map(({ itemId, store, startsAt, price }): [string, ImportPriceChange] => [
      priceIdOf({ itemId, store, startsAt }),
      { itemId, store, ...price, from: startsAt.toISOString() },
    ]),
  ]
  return new Map(found.filter(([id]) => wanted.has(id)))
}

/** Prices by item and store, with those that hold from a later time on. */
export const priceExporter: Exporter<ImportPriceChange> = {
  ids: async (db) => {
    const rows = await db
      .select({ itemId: itemPrices.itemId, store: itemPrices.store })
      .from(itemPrices)
      .orderBy(sql`item_id collate "C", store`)
    return [...rows.map((row) => priceIdOf({ ...row, startsAt: null })), ...(await plannedPriceIds(db))]
  },
  find,
  normalised: (record) => {
    const { itemId, store, from: _from, ...price } = record
    const { startsAt } = priceKeyOf(record)
    return defined({
      itemId,
      store,
      ...(startsAt ? price : priceOf(priceRow(itemId, store, price, false))),
      from: startsAt?.toISOString(),
    })
  },
}

/** Products bring prices of today along; these stand beside them. */
export const plannedPriceIds = async (db: Executor): Promise<string[]> => {
  const rows = await db
    .select({ itemId: plannedPrices.itemId, store: plannedPrices.store, startsAt: plannedPrices.startsAt })
    .from(plannedPrices)
    .where(isWaiting)
    .orderBy(sql`item_id collate "C", store, starts_at`)
  return rows.map(priceIdOf)
}
