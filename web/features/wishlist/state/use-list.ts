import { useEffect, useMemo, useState } from 'react'
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
} from '../../../generated/operations.ts'
import { makeChangeQueue } from '../../../lib/browser/change-queue.ts'
import { useStore } from '../../../lib/browser/store.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import type { Entry, ListChange } from '../list-types.ts'
import { knownEssentials, takeChangedEssentials, takeEssentials } from './essentials.ts'
import { placeOf, type Removed, rowsOf, stillRemoved, withoutRow } from './removed-rows.ts'
import { type ListStart, useSharedList } from './use-shared-list.ts'

type Send = (shop: Shop) => Promise<ListChange | null | undefined>
type Shop = typeof import('./ask-shop.ts')

const makeListQueue = () =>
  makeChangeQueue<() => Promise<ListChange | null>, ListChange | null>({
    send: (changes) => Promise.all(changes.map((change) => change())),
  })

/**
 * The shown list and its actions. Each answer of the shop contains the whole list. Calls run one after the other, so
 * that answers arrive in order. An action returns null or false when it failed; the visitor was told then.
 */
export function useList(start: ListStart) {
  const { list, take, look } = useSharedList(start)
  const [removed, setRemoved] = useState<Removed<Entry>[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])
  const [queue] = useState(makeListQueue)
  const shared = useStore(knownEssentials, () => null)
  const rows = useMemo(() => rowsOf(list.entries, stillRemoved(removed, list.entries)), [list.entries, removed])
  const { externalId } = list

  // The page's data is newer than the data of this tab.
  useEffect(() => takeEssentials(start.essentials), [start.essentials])

  const run = (send: Send, own: string | null = null): Promise<ListChange | null> =>
    queue.change(async () => {
      const shop = await import('./ask-shop.ts')
      const change = await send(shop)
      if (!change) return null
      if (!change.successful) {
        // The entry may have been removed by another member. Then reloading the list explains more than the error
        // message.
        if (!(await look())) await shop.showFailure(change.errorMessage ?? null)
        return null
      }
      if (change.wishlist?.externalId === externalId) take(change.wishlist, own)
      takeChangedEssentials(change.essentials)
      return change
    })
  const runFor = async (entry: Entry, send: Send): Promise<ListChange | null> => {
    setBusy((ids) => [...ids, entry.externalId])
    const change = await run(send, entry.externalId).finally(() =>
      setBusy((ids) => ids.filter((id) => id !== entry.externalId)),
    )
    return change
  }
  const rowOf = (entry: Entry) =>
    rows.findIndex((row) => row.kind === 'entry' && row.entry.externalId === entry.externalId)

  return {
    list,
    rows,
    essentials: shared ?? start.essentials,
    isBusy: (entry: Entry) => busy.includes(entry.externalId),
    look,

    setQuantity: (entry: Entry, quantity: number) =>
      runFor(entry, async ({ changeWishlist: tellShop }) => {
        const variables = { externalId, entry: { entryId: entry.externalId, quantity } }
        return (await tellShop(WishlistQuantity, variables))?.changeWishlistQuantity
      }),
    remove: async (entry: Entry) => {
      const row = rowOf(entry)
      const change = await runFor(entry, async ({ changeWishlist: tellShop }) => {
        const data = await tellShop(WishlistRemove, { externalId, entryId: entry.externalId })
        return data?.removeProductFromMerkzettel
      })
      if (change) setRemoved((all) => [...all, { entry, row }])
      return change
    },
    restore: async (entry: Entry) => {
      const gone = removed.find((each) => each.entry.externalId === entry.externalId)
      if (!gone) return null
      const wanted = { productId: entry.product.id, itemId: entry.item?.id ?? null, quantity: entry.quantity }
      const change = await runFor(entry, async ({ changeWishlist: tellShop }) => {
        const data = await tellShop(WishlistAdd, { externalId, entry: wanted, position: placeOf(gone.row, removed) })
        return data?.addProductToWishlist
      })
      if (change) setRemoved((all) => all.filter((each) => each !== gone))
      return change
    },
    replace: (entry: Entry, productId: string, itemId: string) =>
      runFor(entry, async ({ changeWishlist: tellShop }) => {
        const variables = {
          externalId,
          entryId: entry.externalId,
          entry: { productId, itemId, quantity: entry.quantity },
        }
        return (await tellShop(WishlistReplace, variables))?.replaceWishlistItem
      }),
    move: async (entry: Entry, toExternalId: string) => {
      const row = rowOf(entry)
      const change = await runFor(entry, async ({ changeWishlist: tellShop }) => {
        const variables = { fromExternalId: externalId, toExternalId, entryId: entry.externalId }
        const moved = (await tellShop(WishlistMove, variables))?.moveWishlistEntry
        // The answer may contain the list that the entry moved to.
        if (moved?.successful && moved.wishlist?.externalId !== externalId) {
          const rest = await queryOptional({}, Wishlist, { externalId }, { fresh: true })
          if (rest?.getWishlist) take(rest.getWishlist, entry.externalId)
        }
        return moved
      })
      if (change) setRemoved((all) => withoutRow(all, row))
      return change
    },

    rename: (name: string) =>
      run(
        async ({ changeWishlist: tellShop }) => (await tellShop(WishlistRename, { externalId, name }))?.renameWishlist,
      ),
    describe: (description: string) =>
      run(
        async ({ changeWishlist: tellShop }) =>
          (await tellShop(WishlistDescribe, { externalId, description }))?.setWishlistDescription,
      ),
    makeStandard: () =>
      run(
        async ({ changeWishlist: tellShop }) => (await tellShop(WishlistStandard, { externalId }))?.setStandardWishlist,
      ),
    addComment: (comment: string, positionId: string | null) =>
      run(async ({ changeWishlist: tellShop }) => {
        return (await tellShop(WishlistCommentAdd, { externalId, positionId, comment }))?.addWishlistComment
      }),
    deleteComment: (commentId: string) =>
      run(
        async ({ changeWishlist: tellShop }) =>
          (await tellShop(WishlistCommentDelete, { externalId, commentId }))?.deleteWishlistComment,
      ),
    removeMember: (userId: string) =>
      run(
        async ({ changeWishlist: tellShop }) =>
          (await tellShop(WishlistMemberRemove, { externalId, userId }))?.removeWishlistMember,
      ),
    setRight: (userId: string, right: WishlistRight) =>
      run(async ({ changeWishlist: tellShop }) => {
        return (await tellShop(WishlistMemberRight, { externalId, userId, right }))?.setWishlistMemberRight
      }),
  }
}

export type ListActions = ReturnType<typeof useList>
