import { WishlistEssentials } from '#web/generated/operations.ts'
import { queryOptional } from '#web/lib/data/query-optional.ts'
import { type Essentials, inTurn, knownEssentials } from './essentials.ts'

/** What was known stays when there is no answer. */
export async function loadEssentials(): Promise<Essentials | null> {
  const take = inTurn()
  const data = await queryOptional({}, WishlistEssentials, {}, { fresh: true })
  if (data) take(data.getAllWishlistsEssentials)
  return knownEssentials.value()
}
