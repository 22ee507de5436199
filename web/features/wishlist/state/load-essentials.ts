import { WishlistEssentials } from '../../../generated/operations.ts'
import { askShop } from './ask-shop.ts'
import { type Essentials, knownEssentials, takeEssentials } from './essentials.ts'

let asking: Promise<Essentials | null> | null = null

/** One call however many ask; what was known stays when there is no answer. */
export function loadEssentials(): Promise<Essentials | null> {
  asking ??= askShop(WishlistEssentials, {})
    .then((data) => {
      if (data) takeEssentials(data.getAllWishlistsEssentials)
      return knownEssentials.value()
    })
    .finally(() => {
      asking = null
    })
  return asking
}
