import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import type { EntryRow } from '../entries/entries.repository.ts'
import { isoTime } from '../lists/lists.repository.ts'
import { editorWishlistEntries, editorWishlists } from '../wishlists.tables.ts'

type EditorListRow = {
  externalId: string
  name: string
  description: string | null
  /** ISO. */
  createdAt: string
}

/** Null when the store has no such list. */
export const findEditorList = async (
  db: Executor,
  externalId: string,
  store: StoreId,
  language: TextLanguage,
): Promise<EditorListRow | null> => {
  const { rows } = await db.execute<EditorListRow>(sql`
    select external_id as "externalId", name ->> ${language} as name, description ->> ${language} as description,
      ${isoTime(sql`created_at`)} as "createdAt"
    from ${editorWishlists} where external_id = ${externalId} and ${store} = any(stores)`)
  return rows[0] ?? null
}

export const findEditorEntries = async (db: Executor, externalId: string): Promise<EntryRow[]> => {
  const { rows } = await db.execute<EntryRow>(sql`
    select id, wishlist_id as "wishlistId", product_id as "productId", item_id as "itemId", quantity
    from ${editorWishlistEntries} where wishlist_id = ${externalId} order by position`)
  return rows
}
