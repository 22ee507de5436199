import { WishlistFlyout, type WishlistFlyoutQuery } from '#web/generated/operations.ts'
import { makeTurns } from '#web/lib/browser/queues/turns.ts'
import { send } from '#web/lib/data/send.ts'
import { inTurn } from '../state/essentials.ts'

export type FlyoutEntries = WishlistFlyoutQuery['getAllWishlistsFull']['merkzettel']['entries']

/** Not those of the essentials, which other parts of the page ask for without the entries. */
const turns = makeTurns()

/** Asks what a stranger has put on the list; `show` gets it unless what was asked later is shown already. Without an answer nothing changes. */
export async function loadEntries(show: (entries: FlyoutEntries) => void): Promise<void> {
  const isNewest = turns.ask()
  const take = inTurn()
  const { data } = await send(WishlistFlyout, {}, { fresh: true })
  if (!data) return
  if (isNewest()) show(data.getAllWishlistsFull.merkzettel.entries)
  take(data.getAllWishlistsEssentials)
}
