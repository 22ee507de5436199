import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioManufacturer, StudioProductFilter } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { availableStock } from '#engine/modules/catalogue/product/item-columns.ts'
import { fewInStock, type TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { loads } from '../../loads/loads.tables.ts'
import { grossOf } from '../entered.rules.ts'
import { massChanges } from './mass-changes.tables.ts'

/** An item that a filter has found; gross, and null where the store has no price for it. */
export type FoundItem = {
  id: string
  productId: string
  number: string
  name: string
  productName: string
  taxClass: keyof TaxRates
  isBook: boolean
  stock: number
  stores: StoreId[]
  amount: number | null
}

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Each word stands in a name or the manufacturer's, or is the number of the item or the product. */
const hasWords = (search: string): SQL[] =>
  search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) => sql`(i.order_number = ${word} or p.id = ${word} or i.name::text ilike ${containing(word)}
        or m.name ilike ${containing(word)}
        or exists (select from product_texts w where w.product_id = p.id and w.name ilike ${containing(word)}))`,
    )

const byTaxClass = (amount: number, store: StoreRow): SQL =>
  sql`case i.tax_class when 'reduced' then ${grossOf(amount, 'reduced', store)}::int else ${grossOf(amount, 'standard', store)}::int end`

const conditionsOf = (filter: StudioProductFilter, store: StoreRow): SQL[] => {
  const { categoryId, manufacturerId, search = '', priceFrom, priceTo, stock } = filter
  const available = availableStock('i')
  return [
    ...(categoryId == null
      ? []
      : [
          sql`exists (select from product_categories pc join categories c on c.id = pc.category_id
            where pc.product_id = p.id and c.lineage @> array[${categoryId}]::text[])`,
        ]),
    ...(manufacturerId == null ? [] : [sql`p.manufacturer_id = ${manufacturerId}`]),
    ...hasWords(search),
    ...(priceFrom == null ? [] : [sql`ip.amount >= ${byTaxClass(priceFrom, store)}`]),
    ...(priceTo == null ? [] : [sql`ip.amount <= ${byTaxClass(priceTo, store)}`]),
    ...(stock === 'available' ? [sql`${available} > 0`] : []),
    ...(stock === 'soldOut' ? [sql`${available} = 0`] : []),
    ...(stock === 'few' ? [sql`${available} between 1 and ${fewInStock}`] : []),
  ]
}

type Query = {
  store: StoreRow
  language: TextLanguage
  /** Products that the store sells, or those that it does not. */
  isSold: boolean
  needsPrice: boolean
  limit: number
}

const from = sql`items i join products p on p.id = i.product_id left join manufacturers m on m.id = p.manufacturer_id`

/** Items that a filter finds, by product. Retired products are left out. */
export const findFiltered = async (
  db: Executor,
  filter: StudioProductFilter,
  { store, language, isSold, needsPrice, limit }: Query,
): Promise<FoundItem[]> => {
  const where = [
    sql`not p.is_retired`,
    sql`(${store.id} = any(p.stores)) = ${isSold}`,
    ...(needsPrice ? [sql`ip.amount is not null`] : []),
    ...conditionsOf(filter, store),
  ]
  const { rows } = await db.execute<FoundItem>(sql`
    select i.id, i.product_id as "productId", i.order_number as number, i.name ->> ${language} as name,
      t.name as "productName", i.tax_class as "taxClass", p.is_book as "isBook", i.stock, p.stores, ip.amount
    from ${from} join product_texts t on t.product_id = p.id and t.language = ${language}
    left join item_prices ip on ip.item_id = i.id and ip.store = ${store.id}
    where ${sql.join(where, sql` and `)}
    order by length(i.product_id), i.product_id collate "C", i.position, i.id limit ${limit}`)
  return rows
}

/** Tax classes of items. */
export const findTaxClasses = async (
  db: Executor,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, keyof TaxRates>> => {
  const { rows } = await db.execute<{ id: string; taxClass: keyof TaxRates }>(
    sql`select id, tax_class as "taxClass" from items where id = any(${sql.param([...itemIds])}::text[])`,
  )
  return new Map(rows.map(({ id, taxClass }) => [id, taxClass]))
}

/** Items are locked in one order until their prices or stock are written. */
export const lockItems = async (trx: Transaction, itemIds: readonly string[]): Promise<void> => {
  await trx.execute(
    sql`select from items where id = any(${sql.param([...itemIds])}::text[]) order by id for no key update`,
  )
}

export type MassChangeRow = typeof massChanges.$inferSelect

export const insertMassChange = async (
  trx: Transaction,
  row: Omit<MassChangeRow, 'at' | 'restored'>,
): Promise<void> => {
  await trx.insert(massChanges).values(row)
}

export type MassChangeEntry = MassChangeRow & { canUndo: boolean }

/** The last ones of a store, newest first. */
export const findMassChanges = async (
  db: Executor,
  store: StoreId,
  { limit, undoDays }: { limit: number; undoDays: number },
): Promise<MassChangeEntry[]> => {
  const isRecent = sql<boolean>`${massChanges.at} > now() - make_interval(days => ${undoDays})`
  const rows = await db
    .select({ row: massChanges, undoneBy: loads.undoneBy, isRecent })
    .from(massChanges)
    .innerJoin(loads, eq(loads.id, massChanges.loadId))
    .where(eq(massChanges.store, store))
    .orderBy(desc(massChanges.loadId))
    .limit(limit)
  return rows.map(({ row, undoneBy, isRecent: isOfLastDays }) => ({
    ...row,
    canUndo: undoneBy === null && isOfLastDays,
  }))
}

export const lockMassChange = async (
  trx: Transaction,
  loadId: number,
  store: StoreId,
): Promise<MassChangeRow | null> => {
  const [row] = await trx
    .select()
    .from(massChanges)
    .where(and(eq(massChanges.loadId, loadId), eq(massChanges.store, store)))
    .for('update')
  return row ?? null
}

/** Deals begin and change after the transaction: prices are checked against those that there are. */
export const keepDealsAway = async (trx: Transaction): Promise<void> => {
  await trx.execute(sql`lock table lightning_deals in share row exclusive mode`)
}

/** Products are locked in one order until their sale is written. */
export const lockProducts = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(
    sql`select from products where id = any(${sql.param([...ids])}::text[]) order by id for no key update`,
  )
}

/** By a part of the name, or by id. */
export const findManufacturers = async (db: Executor, search: string, limit: number): Promise<StudioManufacturer[]> => {
  const { rows } = await db.execute<StudioManufacturer>(sql`
    select id, name from manufacturers where id = ${search} or name ilike ${containing(search)} order by name, id limit ${limit}`)
  return rows
}

export const saveRestored = async (trx: Transaction, loadId: number, restored: number): Promise<void> => {
  await trx.update(massChanges).set({ restored }).where(eq(massChanges.loadId, loadId))
}
