import type { WishlistTotals } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Database } from '#engine/db/database.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import { pricingOf } from '#engine/modules/catalogue/product/tiles/tiles.service.ts'
import { isUuid } from '#lib/uuid.ts'
import type { EntryRow } from '../entries/entries.repository.ts'
import { noSums, toTotals } from '../entries/totals.rules.ts'
import { type EntryView, type ListView, type ListViews, noAdditions } from '../wishlist-view.ts'
import { isEditorListId, isItemId, isProductId, wishlistLimits } from '../wishlists.rules.ts'
import { findEditorEntries, findEditorList } from './editor-lists.repository.ts'

type EditorListDependencies = { db: Database; product: ProductService; views: ListViews }

const checkQuantity = (quantity: number): void => {
  const max = wishlistLimits.quantity
  if (quantity < 1 || quantity > max) throw badUserInput(`quantity is 1 to ${max}`)
}

/**
 * Lists that editors compile for teasers. Visitors cannot change them; the variants they choose are kept in the page.
 */
export const createEditorLists = ({ db, product, views }: EditorListDependencies) => {
  /** An entry as it would be, of the product while no item is chosen; null for an item that is not the product's. */
  const imagined = async (row: Omit<EntryRow, 'wishlistId'>, audience: Audience): Promise<EntryView | null> => {
    const lists = new Map([['', [{ ...row, wishlistId: '' }]]])
    const [entry] = (await views.contentsOf(lists, { audience, group: null }, noAdditions)).get('')?.entries ?? []
    return entry && (entry.item || row.itemId === null) ? entry : null
  }

  return {
    ofTeaser: async (externalId: string, audience: Audience): Promise<ListView | null> => {
      const { store, textLanguage } = audience
      const list = isEditorListId(externalId) ? await findEditorList(db, externalId, store.id, textLanguage) : null
      if (!list) return null
      const rows = await findEditorEntries(db, externalId)
      const content = (
        await views.contentsOf(new Map([[externalId, rows]]), { audience, group: null }, noAdditions)
      ).get(externalId)
      return {
        ...list,
        active: false,
        isDefault: false,
        isStandardList: false,
        isCreator: false,
        isAdmin: false,
        isEditor: false,
        isCommentator: false,
        users: () => Promise.resolve([]),
        comments: () => Promise.resolve([]),
        entries: () => Promise.resolve(content?.entries ?? []),
        totals: () => Promise.resolve(toTotals(content?.sums ?? noSums, null, pricingOf(audience))),
      }
    },

    totals: async (
      { itemId = null, productId, quantity }: { itemId?: string | null; productId: string; quantity: number },
      audience: Audience,
    ): Promise<WishlistTotals | null> => {
      checkQuantity(quantity)
      if ((itemId !== null && !isItemId(itemId)) || !isProductId(productId)) return null
      return (await imagined({ id: '', productId, itemId, quantity }, audience))?.totals ?? null
    },

    /** The entry with another item of the shop. */
    replaced: async (
      { itemId, oldExternalId, quantity }: { itemId: string; oldExternalId: string; quantity: number },
      audience: Audience,
    ): Promise<EntryView | null> => {
      checkQuantity(quantity)
      if (!isItemId(itemId) || !isUuid(oldExternalId)) return null
      const productId = await product.productIdOfItem(itemId)
      return productId === null ? null : imagined({ id: oldExternalId, productId, itemId, quantity }, audience)
    },
  }
}
