import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#engine/db/database.ts'
import {
  attributes,
  badges,
  categories,
  labels,
  manufacturers,
  textileCareIcons,
  warnings,
} from '../directory/directory.tables.ts'
import { products } from '../product/product.tables.ts'

const list = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::text[]`

/** What a full load may withdraw, and of how many. */
export type Withdrawable = { ids: string[]; of: number }

const idsWhere = async (db: Executor, table: PgTable, condition: SQL): Promise<Withdrawable> => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${table} where ${condition}`)
  return { ids: rows.map(({ id }) => id), of: rows.length }
}

export const findSold = (db: Executor): Promise<Withdrawable> => idsWhere(db, products, sql`not is_retired`)

export const findShown = (db: Executor): Promise<Withdrawable> => idsWhere(db, categories, sql`stores <> '{}'`)

export const retireProducts = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(sql`update ${products} set is_retired = true where id = any(${list(ids)}) and not is_retired`)
}

export const hideCategories = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(sql`update ${categories} set stores = '{}' where id = any(${list(ids)}) and stores <> '{}'`)
}

/** Retires products that are in an order, a review or a wish list, and deletes the others. */
export const removeProducts = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(sql`
    delete from ${products} p where id = any(${list(ids)})
      and not exists (select from order_lines l where l.product_id = p.id)
      and not exists (select from reviews r where r.product_id = p.id)
      and not exists (select from wishlist_entries w where w.product_id = p.id)`)
  await retireProducts(trx, ids)
}

/** Deletes categories in which nothing stands, and hides the others. */
export const removeCategories = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  const deepest = await trx.execute<{ id: string }>(
    sql`select id from ${categories} where id = any(${list(ids)}) order by cardinality(lineage) desc`,
  )
  for (const { id } of deepest.rows)
    await trx.execute(sql`
      delete from ${categories} c where id = ${id}
        and not exists (select from product_categories p where p.category_id = c.id)
        and not exists (select from ${categories} below where below.parent_id = c.id)`)
  await hideCategories(trx, ids)
}

/** What products refer to: the condition under which a row `r` is in use. */
const uses = {
  attribute: {
    table: attributes,
    isUsed: sql`exists (select from product_attribute_values u where u.attribute_id = r.id)
      or exists (select from item_variant_values u where u.attribute_id = r.id)
      or exists (select from categories u where r.id = any(u.filters))`,
  },
  manufacturer: { table: manufacturers, isUsed: sql`exists (select from products u where u.manufacturer_id = r.id)` },
  badge: { table: badges, isUsed: sql`exists (select from product_badges u where u.badge_id = r.id)` },
  label: { table: labels, isUsed: sql`exists (select from product_labels u where u.label_id = r.id)` },
  warning: { table: warnings, isUsed: sql`exists (select from item_warnings u where u.warning_id = r.id)` },
  textileCareIcon: {
    table: textileCareIcons,
    isUsed: sql`exists (select from product_textile_care_icons u where u.icon_id = r.id)`,
  },
} as const

export type SharedKind = keyof typeof uses

/** Those that nothing refers to, of all: what retired products refer to is in use. */
export const findUnused = async (db: Executor, kind: SharedKind): Promise<Withdrawable> => {
  const { table, isUsed } = uses[kind]
  const { rows } = await db.execute<{ id: string; isUsed: boolean }>(
    sql`select r.id, (${isUsed}) as "isUsed" from ${table} r`,
  )
  return { ids: rows.flatMap((row) => (row.isUsed ? [] : [row.id])), of: rows.length }
}

/** Deletes what nothing refers to. */
export const removeUnused = async (trx: Transaction, kind: SharedKind, ids: readonly string[]): Promise<void> => {
  const { table, isUsed } = uses[kind]
  await trx.execute(sql`delete from ${table} r where r.id = any(${list(ids)}) and not (${isUsed})`)
}
