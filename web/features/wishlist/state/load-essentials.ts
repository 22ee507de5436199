import { WishlistEssentials } from '../../../generated/operations.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import { type Essentials, knownEssentials, takeEssentials } from './essentials.ts'

/** What was known stays when there is no answer. */
export async function loadEssentials(): Promise<Essentials | null> {
  const data = await queryOptional({}, WishlistEssentials, {}, { fresh: true })
  if (data) takeEssentials(data.getAllWishlistsEssentials)
  return knownEssentials.value()
}
