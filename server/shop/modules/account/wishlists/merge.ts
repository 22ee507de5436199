import type { Transaction } from '#engine/db/database.ts'
import { findClaimedLists, takeOverClaims } from './claims/claims.repository.ts'
import { deleteEntry, findPlaced, insertEntries, updateEntry } from './entries/entries.repository.ts'
import { ranksAbove } from './entries/positions.ts'
import { ensureDefaultList, findChosenStandard, findRight, lockLists } from './lists/lists.repository.ts'
import { defaultListId, wishlistLimits } from './wishlists.rules.ts'

/**
 * At login the visitor's list goes into the customer's standard list if he created that list, otherwise into his
 * Merkzettel, so that other members do not see what he collected before login. Of duplicates the larger quantity stays;
 * other entries come to the top. Entries beyond the limit stay with the visitor. What he claimed on lists of others becomes
 * the customer's. A second run changes nothing.
 */
export const mergeAtLogin = async (
  trx: Transaction,
  { visitorId, customerId }: { visitorId: string; customerId: string },
): Promise<{ sharedListMerged: boolean }> => {
  const from = defaultListId({ visitorId })
  const own = defaultListId({ customerId })
  const chosen = await findChosenStandard(trx, customerId)
  await ensureDefaultList(trx, own, { customerId })
  const claimed = await findClaimedLists(trx, visitorId)
  await lockLists(trx, [from, own, ...claimed, ...(chosen === null ? [] : [chosen])])
  if (claimed.length > 0) await takeOverClaims(trx, { visitorId, customerId })
  // The list may have been deleted before it was locked.
  const isHis = chosen !== null && (await findRight(trx, chosen, customerId)) === 'creator'
  const to = isHis ? chosen : own
  const brought = (await findPlaced(trx, from)).filter(({ isRemoved }) => !isRemoved)
  if (brought.length === 0) return { sharedListMerged: false }

  const there = await findPlaced(trx, to)
  const keyOf = ({ productId, itemId }: { productId: string; itemId: string | null }) => `${productId} ${itemId ?? ''}`
  const byKey = new Map(there.map((row) => [keyOf(row), row]))
  const isNew = (row: { productId: string; itemId: string | null }) => byKey.get(keyOf(row))?.isRemoved ?? true
  const room = wishlistLimits.entries - there.filter(({ isRemoved }) => !isRemoved).length
  const fresh = brought.filter(isNew).slice(0, Math.max(room, 0))
  const ranks = ranksAbove(
    there.map(({ rank }) => rank),
    fresh.length,
  )

  for (const row of brought.filter((each) => !isNew(each))) {
    const known = byKey.get(keyOf(row))
    if (known && known.quantity < row.quantity) await updateEntry(trx, known.id, { quantity: row.quantity })
    await deleteEntry(trx, row.id)
  }
  for (const [index, { id, productId, itemId, quantity }] of fresh.entries()) {
    const known = byKey.get(keyOf({ productId, itemId }))
    const rank = ranks[index] ?? 0
    if (known) await updateEntry(trx, known.id, { quantity, rank })
    else await insertEntries(trx, [{ wishlistId: to, productId, itemId, quantity, rank }])
    await deleteEntry(trx, id)
  }
  return { sharedListMerged: true }
}
