import { and, asc, inArray, sql } from 'drizzle-orm'
import type { ImportEditorWishlist } from '#contract/import/content.ts'
import {
  editorListViolations,
  importEditorLists,
} from '#engine/modules/account/wishlists/editors/editor-lists.import.ts'
import { editorWishlistEntries, editorWishlists } from '#engine/modules/account/wishlists/wishlists.tables.ts'
import { defineKind, each, meant } from './kind.ts'

const at = { table: editorWishlists, key: editorWishlists.externalId }

const normalised = ({ description, createdAt, ...rest }: ImportEditorWishlist): ImportEditorWishlist => ({
  ...rest,
  ...(description && { description }),
  createdAt: new Date(createdAt).toISOString(),
})

/** Lists of a store; other stores may have them, too. */
export const editorListKind = defineKind<ImportEditorWishlist>({
  kind: 'editorList',
  list: 'editorWishlists',
  at,
  keyField: 'externalId',
  titleOf: ({ name }) => name?.de,
  find: async (db, filter) => {
    const { store } = filter
    const lists = await db
      .select()
      .from(editorWishlists)
      .where(and(store && sql`${store} = any(${editorWishlists.stores})`, meant(at, filter)))
      .orderBy(asc(editorWishlists.externalId))
    const ids = lists.map(({ externalId }) => externalId)
    const entries = await db
      .select()
      .from(editorWishlistEntries)
      .where(inArray(editorWishlistEntries.wishlistId, ids))
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
  normalised,
  violations: each((list) => editorListViolations([list])),
  save: importEditorLists,
})
