import { WishlistEssentials } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { type Essentials, inTurn, knownEssentials } from './essentials.ts'

/** What was known stays when there is no answer. */
export async function loadEssentials(): Promise<Essentials | null> {
  const take = inTurn()
  const { data } = await send(WishlistEssentials, {}, { fresh: true })
  if (data) take(data.getAllWishlistsEssentials)
  return knownEssentials.value()
}
