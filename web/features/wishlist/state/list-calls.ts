import {
  Wishlist,
  WishlistAdd,
  WishlistCommentAdd,
  WishlistCommentDelete,
  WishlistDescribe,
  WishlistMemberRemove,
  WishlistMemberRight,
  WishlistMove,
  WishlistQuantity,
  WishlistRemove,
  WishlistRename,
  WishlistReplace,
  type WishlistRight,
  WishlistStandard,
} from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import type { Entry, List, ListChange } from '../list-types.ts'

type Shop = typeof import('./ask-shop.ts')

/** One change of a list, sent when its turn comes; null or undefined when the shop did not answer. */
export type ListCall = (shop: Shop) => Promise<ListChange | null | undefined>

export const setQuantity =
  (externalId: string, entry: Entry, quantity: number): ListCall =>
  async ({ changeWishlist }) => {
    const variables = { externalId, entry: { entryId: entry.externalId, quantity } }
    return (await changeWishlist(WishlistQuantity, variables))?.changeWishlistQuantity
  }

export const removeEntry =
  (externalId: string, entry: Entry): ListCall =>
  async ({ changeWishlist }) => {
    const variables = { externalId, entryId: entry.externalId }
    return (await changeWishlist(WishlistRemove, variables))?.removeProductFromMerkzettel
  }

/** `position` is the place in the list, from 0. */
export const addEntryAgain =
  (externalId: string, { product, item, quantity }: Entry, position: number): ListCall =>
  async ({ changeWishlist }) => {
    const entry = { productId: product.id, itemId: item?.id ?? null, quantity }
    return (await changeWishlist(WishlistAdd, { externalId, entry, position }))?.addProductToWishlist
  }

export const replaceItem =
  (externalId: string, entry: Entry, productId: string, itemId: string): ListCall =>
  async ({ changeWishlist }) => {
    const variables = {
      externalId,
      entryId: entry.externalId,
      entry: { productId, itemId, quantity: entry.quantity },
    }
    return (await changeWishlist(WishlistReplace, variables))?.replaceWishlistItem
  }

/** Moves an entry to another list. The answer may hold that list, so this one is then read again for `show`. */
export const moveEntry =
  (externalId: string, entry: Entry, toExternalId: string, show: (list: List) => void): ListCall =>
  async ({ changeWishlist }) => {
    const variables = { fromExternalId: externalId, toExternalId, entryId: entry.externalId }
    const moved = (await changeWishlist(WishlistMove, variables))?.moveWishlistEntry
    if (moved?.successful && moved.wishlist?.externalId !== externalId) {
      const { data: rest } = await send(Wishlist, { externalId }, { fresh: true })
      if (rest?.getWishlist) show(rest.getWishlist)
    }
    return moved
  }

export const rename =
  (externalId: string, name: string): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistRename, { externalId, name }))?.renameWishlist

export const describe =
  (externalId: string, description: string): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistDescribe, { externalId, description }))?.setWishlistDescription

export const makeStandard =
  (externalId: string): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistStandard, { externalId }))?.setStandardWishlist

/** `positionId` is the entry that is commented on, null for the list itself. */
export const addComment =
  (externalId: string, positionId: string | null, comment: string): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistCommentAdd, { externalId, positionId, comment }))?.addWishlistComment

export const deleteComment =
  (externalId: string, commentId: string): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistCommentDelete, { externalId, commentId }))?.deleteWishlistComment

export const removeMember =
  (externalId: string, userId: string): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistMemberRemove, { externalId, userId }))?.removeWishlistMember

export const setRight =
  (externalId: string, userId: string, right: WishlistRight): ListCall =>
  async ({ changeWishlist }) =>
    (await changeWishlist(WishlistMemberRight, { externalId, userId, right }))?.setWishlistMemberRight
