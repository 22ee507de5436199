import { useEffect, useMemo, useState } from 'react'
import type { WishlistRight } from '../../../generated/operations.ts'
import { makeChangeQueue } from '../../../lib/browser/change-queue.ts'
import { useStore } from '../../../lib/browser/store.ts'
import type { Entry, List, ListChange } from '../list-types.ts'
import { knownEssentials, takeChangedEssentials, takeEssentials } from './essentials.ts'
import type { ListCall } from './list-calls.ts'
import * as calls from './list-calls.ts'
import { placeOf, type Removed, rowsOf, stillRemoved, withoutRow } from './removed-rows.ts'
import { type ListStart, useSharedList } from './use-shared-list.ts'

const makeListQueue = () =>
  makeChangeQueue<() => Promise<ListChange | null>, ListChange | null>({
    send: (changes) => Promise.all(changes.map((change) => change())),
  })

/**
 * The shown list and its actions. Each answer of the shop contains the whole list. Calls run one after the other, so
 * that answers arrive in order. An action returns null or false when it failed; the visitor was told then.
 */
export function useList(start: ListStart) {
  const { list, take, look, latest } = useSharedList(start)
  const [removed, setRemoved] = useState<Removed<Entry>[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])
  const [queue] = useState(makeListQueue)
  const shared = useStore(knownEssentials, () => null)
  const rows = useMemo(() => rowsOf(list.entries, stillRemoved(removed, list.entries)), [list.entries, removed])
  const { externalId } = list

  // The page's data is newer than the data of this tab.
  useEffect(() => takeEssentials(start.essentials), [start.essentials])

  const run = (send: ListCall, own: string | null = null): Promise<ListChange | null> =>
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
  const runFor = async (entry: Entry, send: ListCall): Promise<ListChange | null> => {
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

    setQuantity: (entry: Entry, quantity: number) => runFor(entry, calls.setQuantity(externalId, entry, quantity)),
    remove: async (entry: Entry) => {
      const row = rowOf(entry)
      const change = await runFor(entry, calls.removeEntry(externalId, entry))
      if (change) setRemoved((all) => [...all, { entry, row }])
      return change
    },
    restore: async (entry: Entry) => {
      const gone = removed.find((each) => each.entry.externalId === entry.externalId)
      if (!gone) return null
      const change = await runFor(entry, calls.addEntryAgain(externalId, entry, placeOf(gone.row, removed)))
      if (change) setRemoved((all) => all.filter((each) => each !== gone))
      return change
    },
    /** With the quantity that it has when its turn comes: a change of it may be on its way. */
    replace: (entry: Entry, productId: string, itemId: string) =>
      runFor(entry, (shop) => calls.replaceItem(externalId, latest(entry), productId, itemId)(shop)),
    move: async (entry: Entry, toExternalId: string) => {
      const row = rowOf(entry)
      const show = (rest: List) => {
        take(rest, entry.externalId)
      }
      const change = await runFor(entry, calls.moveEntry(externalId, entry, toExternalId, show))
      if (change) setRemoved((all) => withoutRow(all, row))
      return change
    },

    rename: (name: string) => run(calls.rename(externalId, name)),
    describe: (description: string) => run(calls.describe(externalId, description)),
    makeStandard: () => run(calls.makeStandard(externalId)),
    addComment: (comment: string, positionId: string | null) => run(calls.addComment(externalId, positionId, comment)),
    deleteComment: (commentId: string) => run(calls.deleteComment(externalId, commentId)),
    removeMember: (userId: string) => run(calls.removeMember(externalId, userId)),
    setRight: (userId: string, right: WishlistRight) => run(calls.setRight(externalId, userId, right)),
  }
}

export type ListActions = ReturnType<typeof useList>
