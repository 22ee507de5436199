import { and, asc, eq, sql } from 'drizzle-orm'
import type { ImportEditorWishlist } from '#contract/import/content.ts'
import {
  editorListViolations,
  importEditorLists,
} from '#engine/modules/account/wishlists/editors/editor-lists.import.ts'
import { editorWishlistEntries, editorWishlists } from '#engine/modules/account/wishlists/wishlists.tables.ts'
import { defineKind, each } from './kind.ts'

/** Lists of a store; other stores may have them, too. */
export const editorListKind = defineKind<ImportEditorWishlist>({
  kind: 'editorList',
  list: 'editorWishlists',
  hasStore: false,
  hasLanguage: false,
  keyField: 'externalId',
  titleOf: ({ name }) => name?.de,
  find: async (db, { store, key }) => {
    const lists = await db
      .select()
      .from(editorWishlists)
      .where(
        and(
          store && sql`${store} = any(${editorWishlists.stores})`,
          key === undefined ? undefined : eq(editorWishlists.externalId, key),
        ),
      )
      .orderBy(asc(editorWishlists.externalId))
    const entries = await db
      .select()
      .from(editorWishlistEntries)
      .where(key === undefined ? undefined : eq(editorWishlistEntries.wishlistId, key))
      .orderBy(asc(editorWishlistEntries.position))
    const byList = Map.groupBy(entries, ({ wishlistId }) => wishlistId)
    return lists.map(({ externalId, stores, name, description, createdAt }) => ({
      externalId,
      stores,
      name,
      ...(description && { description }),
      createdAt: createdAt.toISOString(),
      entries: (byList.get(externalId) ?? []).map(({ productId, itemId, quantity }) => ({
        productId,
        itemId,
        quantity,
      })),
    }))
  },
  violations: each((list) => editorListViolations([list])),
  save: importEditorLists,
  remove: async (trx, { key }) => {
    await trx.delete(editorWishlists).where(eq(editorWishlists.externalId, key))
  },
})
