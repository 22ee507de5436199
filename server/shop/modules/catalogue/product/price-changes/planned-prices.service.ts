import { asc, inArray, sql } from 'drizzle-orm'
import type { ImportPrice } from '#contract/import/catalogue.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { priceOf } from '../import/product.export.ts'
import { priceRow } from '../import/product-import.rows.ts'
import { itemPrices } from '../item.tables.ts'
import { findOwners } from './price-changes.import.ts'
import { priceIdOf } from './price-changes.rules.ts'
import { plannedPrices } from './price-changes.tables.ts'

/** Prices of one transaction. */
const batchSize = 1000
const keepDays = 30

/** Writes the earliest prices that are due, of each item and store one; false when there are none. */
const applyNext = async (trx: Transaction, now: Date): Promise<boolean> => {
  const due = await trx
    .select()
    .from(plannedPrices)
    .where(sql`${plannedPrices.appliedAt} is null and ${plannedPrices.startsAt} <= ${now}`)
    .orderBy(asc(plannedPrices.startsAt), asc(plannedPrices.itemId), asc(plannedPrices.store))
    .limit(batchSize)
    .for('update')
  const first = new Map(due.toReversed().map((row) => [priceIdOf({ ...row, startsAt: null }), row]))
  const rows = [...first.values()]
  if (rows.length === 0) return false
  const itemIds = rows.map(({ itemId }) => itemId)
  const owners = await findOwners(trx, itemIds)
  const current = await trx.select().from(itemPrices).where(inArray(itemPrices.itemId, itemIds))
  const replaced = new Map<string, ImportPrice>(
    current.map(({ itemId, store, ...row }) => [priceIdOf({ itemId, store, startsAt: null }), priceOf(row)]),
  )
  await replaceRows(
    trx,
    itemPrices,
    rows.map(({ itemId, store, price }) => priceRow(itemId, store, price, owners.get(itemId)?.isBook ?? false)),
  )
  await replaceRows(
    trx,
    plannedPrices,
    rows.map((row) => ({
      ...row,
      appliedAt: now,
      replaced: replaced.get(priceIdOf({ ...row, startsAt: null })) ?? null,
    })),
  )
  return true
}

export const createPlannedPrices = ({ db }: { db: Database }) => ({
  /** Job: prices whose time has come hold from now on. Again is no change. */
  apply: async (signal?: AbortSignal, now = new Date()): Promise<void> => {
    do signal?.throwIfAborted()
    while (await inTransaction(db, (trx) => applyNext(trx, now)))
  },

  /** Round: forgets prices that have held for so long that none puts the ones before them back. */
  clean: async (now = new Date()): Promise<void> => {
    await db
      .delete(plannedPrices)
      .where(sql`${plannedPrices.appliedAt} < ${now}::timestamptz - make_interval(days => ${keepDays})`)
  },
})
