import { sql } from 'drizzle-orm'
import type { ImportEditorWishlist } from '#contract/import/content.ts'
import { insertRows, replaceRows } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { ContentViolation } from '#engine/modules/content/content/content-violation.ts'
import { isEditorListId, isItemId, isProductId, uuidFrom, wishlistLimits } from '../wishlists.rules.ts'
import { editorWishlistEntries, editorWishlists } from '../wishlists.tables.ts'

type Entry = ImportEditorWishlist['entries'][number]

const keyOf = ({ productId, itemId }: Entry): string => `${productId} ${itemId ?? ''}`

const entryMessage = ({ productId, itemId, quantity }: Entry): string | null => {
  if (!isProductId(productId)) return 'names no product'
  if (itemId !== null && !isItemId(itemId)) return 'names no item'
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= wishlistLimits.quantity
  return isQuantity ? null : `needs a quantity of 1 to ${wishlistLimits.quantity}`
}

export const editorListViolations = (lists: readonly ImportEditorWishlist[]): ContentViolation[] =>
  lists.flatMap(({ externalId, entries }) => {
    const record = `wish list ${externalId}`
    const messages = entries.map((entry, index) => {
      const isAgain = entries.findIndex((other) => keyOf(other) === keyOf(entry)) < index
      return isAgain ? 'is in it twice' : entryMessage(entry)
    })
    return [
      ...(isEditorListId(externalId) ? [] : [{ record, path: 'externalId', message: 'is no id' }]),
      ...(entries.length > wishlistLimits.entries
        ? [{ record, path: 'entries', message: `are at most ${wishlistLimits.entries}` }]
        : []),
      ...messages.flatMap((message, index) =>
        message === null ? [] : [{ record, path: `entries[${index}]`, message }],
      ),
    ]
  })

/** Lists replace those with the same id; entries that stay as they are are not touched, and keep their ids wherever they stand. */
export const importEditorLists = async (trx: Transaction, lists: readonly ImportEditorWishlist[]): Promise<void> => {
  await replaceRows(
    trx,
    editorWishlists,
    lists.map(({ externalId, stores, name, description, createdAt }) => ({
      externalId,
      stores,
      name,
      description: description ?? null,
      createdAt: new Date(createdAt),
    })),
  )
  const rows = lists.flatMap(({ externalId, entries }) =>
    entries.map((entry, position) => ({
      id: uuidFrom(`editor wish list ${externalId} ${keyOf(entry)}`),
      wishlistId: externalId,
      position,
      ...entry,
    })),
  )
  const ids = sql.param(lists.map(({ externalId }) => externalId))
  const remaining = sql.param(rows.map(({ id, position, quantity }) => `${id} ${position} ${quantity}`))
  await trx.execute(sql`
    delete from ${editorWishlistEntries} where wishlist_id = any(${ids}::text[])
      and id || ' ' || position || ' ' || quantity <> all(${remaining}::text[])`)
  const { rows: stored } = await trx.execute<{ id: string }>(
    sql`select id from ${editorWishlistEntries} where wishlist_id = any(${ids}::text[])`,
  )
  const known = new Set(stored.map(({ id }) => id))
  await insertRows(
    trx,
    editorWishlistEntries,
    rows.filter(({ id }) => !known.has(id)),
  )
}
