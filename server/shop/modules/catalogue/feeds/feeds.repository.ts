import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import { productAttributeValues } from '../product/product.tables.ts'
import { type FeedFormat, feeds } from './feeds.tables.ts'

export type FeedRow = typeof feeds.$inferSelect

export const findFeed = async (db: Database, store: StoreId, format: FeedFormat): Promise<FeedRow | null> => {
  const [row] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.store, store), eq(feeds.format, format)))
  return row ?? null
}

export const saveFeed = async (db: Database, { store, format, ...made }: FeedRow): Promise<void> => {
  await db
    .insert(feeds)
    .values({ store, format, ...made })
    .onConflictDoUpdate({ target: [feeds.store, feeds.format], set: made })
}

export const deleteFeeds = async (db: Database, store: StoreId): Promise<void> => {
  await db.delete(feeds).where(eq(feeds.store, store))
}

/** Without the content. */
export const countFeeds = (db: Database) =>
  db
    .select({
      store: feeds.store,
      format: feeds.format,
      madeAt: feeds.madeAt,
      items: feeds.items,
      leftOut: feeds.leftOut,
    })
    .from(feeds)

/** Values of products themselves that have names, by product. */
export const findNamedValues = async (db: Database, productIds: readonly string[]) => {
  const { productId, attributeId, valueId } = productAttributeValues
  const rows = await db
    .select({ productId, attributeId, valueId })
    .from(productAttributeValues)
    .where(and(inArray(productId, [...productIds]), isNotNull(valueId)))
    .orderBy(productId, attributeId, valueId)
  const named = rows.flatMap((row) => (row.valueId === null ? [] : [{ ...row, valueId: row.valueId }]))
  return Map.groupBy(named, (row) => row.productId)
}
