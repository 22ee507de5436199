import { useEffect, useMemo, useState } from 'react'
import type { WishlistRight } from '#web/generated/operations.ts'
import { makeCallQueue } from '#web/lib/browser/queues/call-queue.ts'
import { useStore } from '#web/lib/browser/store.ts'
import type { Entry, List, ListChange } from '../list-types.ts'
import { quantityDelay } from '../wishlist.rules.ts'
import { knownEssentials, takeChangedEssentials, takeEssentials } from './essentials.ts'
import type { ListCall } from './list-calls.ts'
import * as calls from './list-calls.ts'
import { placeOf, type RemovedRow, rowsOf, stillRemoved, withoutRow } from './removed-rows.ts'
import { type ListStart, useSharedList } from './use-shared-list.ts'

const makeListQueue = () => makeCallQueue<ListChange | null>()

type QueueOptions = Parameters<ReturnType<typeof makeListQueue>['change']>[1]

/**
 * The shown list and its actions. Each answer of the shop contains the whole list. Calls run one after the other, so
 * that answers arrive in order. An action returns null or false when it failed; the visitor was told then.
 */
export function useList(start: ListStart) {
  const { list, take, look, latest, latestList } = useSharedList(start)
  const [removed, setRemoved] = useState<RemovedRow<Entry>[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])
  const [queue] = useState(makeListQueue)
  const shared = useStore(knownEssentials, () => null)
  const rows = useMemo(() => rowsOf(list.entries, stillRemoved(removed, list.entries)), [list.entries, removed])
  const { externalId } = list

  // The page's data is newer than the data of this tab.
  useEffect(() => takeEssentials(start.essentials), [start.essentials])

  // A quantity that waits for its delay is sent when the visitor leaves the page.
  useEffect(() => queue.flush, [queue])

  const run = (send: ListCall, own: string | null = null, options?: QueueOptions): Promise<ListChange | null> =>
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
    }, options)
  const whileBusy = <Answer>({ externalId: id }: Entry, work: () => Promise<Answer>): Promise<Answer> => {
    setBusy((ids) => [...ids, id])
    return work().finally(() => setBusy((ids) => ids.filter((each) => each !== id)))
  }
  const runFor = (entry: Entry, send: ListCall): Promise<ListChange | null> =>
    whileBusy(entry, () => run(send, entry.externalId))
  const rowOf = (entry: Entry) =>
    rows.findIndex((row) => row.kind === 'entry' && row.entry.externalId === entry.externalId)

  return {
    list,
    rows,
    essentials: shared ?? start.essentials,
    isBusy: (entry: Entry) => busy.includes(entry.externalId),
    look,

    /** Sent after a delay without further changes, or at once when something else is done; the last one of an entry counts. */
    setQuantity: (entry: Entry, quantity: number) =>
      run(
        async (shop) => {
          if (latest(entry).quantity === quantity) return null
          return whileBusy(entry, () => calls.setQuantity(externalId, entry, quantity)(shop))
        },
        entry.externalId,
        { key: `quantity ${entry.externalId}`, delay: quantityDelay },
      ),
    /** All changes so far have been answered, also quantities that waited. Returns the list as it is then. */
    settle: async (): Promise<List> => {
      await queue.change(async () => null)
      return latestList()
    },
    remove: async (entry: Entry) => {
      const row = rowOf(entry)
      let gone = entry
      const change = await runFor(entry, (shop) => {
        // With a quantity that was sent just before.
        gone = latest(entry)
        return calls.removeEntry(externalId, gone)(shop)
      })
      if (change) setRemoved((all) => [...all, { entry: gone, row }])
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
