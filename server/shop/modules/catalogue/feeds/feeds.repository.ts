import { and, eq } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
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
