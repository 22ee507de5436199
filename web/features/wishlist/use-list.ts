import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
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
} from '../../generated/operations.ts'
import { onAnnounced } from '../../lib/cross-tab.ts'
import { type Essentials, knownEssentials, onEssentials, takeChangedEssentials } from './essentials.ts'
import type { Entry, List, ListChange } from './list-types.ts'
import { placeOf, type Removed, rowsOf, withoutRow } from './removed-rows.rules.ts'

type Send = (shop: Shop) => Promise<ListChange | null | undefined>
type Shop = typeof import('./ask-shop.ts')

/**
 * The list that is looked at, and what can be done with it. Each answer of the shop is the whole list; calls leave one after
 * the other, so that none comes after a later one. An action is null or false when the shop didn't take it: the visitor has
 * been told then.
 */
export function useList(start: { list: List; essentials: Essentials; onGone: () => void }) {
  const [list, setList] = useState(start.list)
  const [removed, setRemoved] = useState<Removed<Entry>[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const shared = useSyncExternalStore(onEssentials, knownEssentials, () => null)
  const rows = useMemo(() => rowsOf(list.entries, removed), [list.entries, removed])
  const { externalId } = list
  useOthersChanges(externalId, setList, start.onGone)

  const run = (send: Send): Promise<ListChange | null> => {
    const next = queue.current.then(async () => {
      const shop = await import('./ask-shop.ts')
      const change = await shop.succeeded(await send(shop))
      if (!change) return null
      if (change.wishlist?.externalId === externalId) setList(change.wishlist)
      takeChangedEssentials(change.essentials)
      return change
    })
    queue.current = next.catch(() => null)
    return next
  }
  const runFor = async (entry: Entry, send: Send): Promise<ListChange | null> => {
    setBusy((ids) => [...ids, entry.externalId])
    const change = await run(send).finally(() => setBusy((ids) => ids.filter((id) => id !== entry.externalId)))
    return change
  }
  const rowOf = (entry: Entry) =>
    rows.findIndex((row) => row.kind === 'entry' && row.entry.externalId === entry.externalId)

  return {
    list,
    rows,
    essentials: shared ?? start.essentials,
    isBusy: (entry: Entry) => busy.includes(entry.externalId),

    setQuantity: (entry: Entry, quantity: number) =>
      runFor(entry, async ({ tellShop }) => {
        const variables = { externalId, entry: { entryId: entry.externalId, quantity } }
        return (await tellShop(WishlistQuantity, variables))?.changeWishlistQuantity
      }),
    remove: async (entry: Entry) => {
      const row = rowOf(entry)
      const change = await runFor(entry, async ({ tellShop }) => {
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
      const change = await runFor(entry, async ({ tellShop }) => {
        const data = await tellShop(WishlistAdd, { externalId, entry: wanted, position: placeOf(gone.row, removed) })
        return data?.addProductToWishlist
      })
      if (change) setRemoved((all) => all.filter((each) => each !== gone))
      return change
    },
    replace: (entry: Entry, productId: string, itemId: string) =>
      runFor(entry, async ({ tellShop }) => {
        const variables = {
          externalId,
          entryId: entry.externalId,
          entry: { productId, itemId, quantity: entry.quantity },
        }
        return (await tellShop(WishlistReplace, variables))?.replaceWishlistItem
      }),
    move: async (entry: Entry, toExternalId: string) => {
      const row = rowOf(entry)
      const change = await runFor(entry, async ({ tellShop, askShop }) => {
        const variables = { fromExternalId: externalId, toExternalId, entryId: entry.externalId }
        const moved = (await tellShop(WishlistMove, variables))?.moveWishlistEntry
        // The answer may be about the list that it went to.
        if (moved?.successful && moved.wishlist?.externalId !== externalId) {
          const rest = await askShop(Wishlist, { externalId })
          if (rest?.getWishlist) setList(rest.getWishlist)
        }
        return moved
      })
      if (change) setRemoved((all) => withoutRow(all, row))
      return change
    },

    rename: (name: string) =>
      run(async ({ tellShop }) => (await tellShop(WishlistRename, { externalId, name }))?.renameWishlist),
    describe: (description: string) =>
      run(
        async ({ tellShop }) => (await tellShop(WishlistDescribe, { externalId, description }))?.setWishlistDescription,
      ),
    makeStandard: () =>
      run(async ({ tellShop }) => (await tellShop(WishlistStandard, { externalId }))?.setStandardWishlist),
    addComment: (comment: string, positionId: string | null) =>
      run(async ({ tellShop }) => {
        return (await tellShop(WishlistCommentAdd, { externalId, positionId, comment }))?.addWishlistComment
      }),
    deleteComment: (commentId: string) =>
      run(
        async ({ tellShop }) =>
          (await tellShop(WishlistCommentDelete, { externalId, commentId }))?.deleteWishlistComment,
      ),
    removeMember: (userId: string) =>
      run(async ({ tellShop }) => (await tellShop(WishlistMemberRemove, { externalId, userId }))?.removeWishlistMember),
    setRight: (userId: string, right: WishlistRight) =>
      run(async ({ tellShop }) => {
        return (await tellShop(WishlistMemberRight, { externalId, userId, right }))?.setWishlistMemberRight
      }),
  }
}

export type ListActions = ReturnType<typeof useList>

/** Changed in another tab: what is shown here is asked for anew. */
function useOthersChanges(externalId: string, setList: (list: List) => void, onGone: () => void): void {
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(
    () =>
      onAnnounced('wishlist', async (isFromHere) => {
        if (isFromHere) return
        const { askShop } = await import('./ask-shop.ts')
        const data = await askShop(Wishlist, { externalId })
        if (data?.getWishlist) setList(data.getWishlist)
        else if (data) gone.current()
      }),
    [externalId, setList],
  )
}
