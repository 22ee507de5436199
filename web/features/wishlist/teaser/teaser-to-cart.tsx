import { TeaserWishlistIntoCart, TeaserWishlistReplace } from '../../../generated/operations.ts'
import { announceCartAdded } from '../../../lib/visitor/cart-added.ts'
import { saleableItems } from '../entry/saleable.rules.ts'
import type { Entry } from '../list-types.ts'
import { changeWishlist, putIntoCart } from '../state/ask-shop.ts'
import { askForVariant, showToCart } from '../to-cart/list-island.tsx'
import { cartLines, needsWords, withNamesOf } from '../to-cart/to-cart-result.ts'

/** All of an editors' list into the cart; what takes a variant is asked for, one after the other (storefront.md §4). */
export async function teaserToCart(entries: readonly Entry[], onChange: (entry: Entry) => void): Promise<void> {
  const data = await putIntoCart(TeaserWishlistIntoCart, { teaserWishlist: saleableItems(entries) })
  if (!data) return
  const result = withNamesOf(entries, data.addTeaserWishlistToCart)
  if (!needsWords(result)) return announceCartAdded({ lines: cartLines(result) })
  const open = await showToCart(result)
  const entry = open && entries.find(({ product, item }) => product.id === open.productId && !item)
  if (!entry) return
  const itemId = await askForVariant({ productId: entry.product.id, itemId: null, name: entry.product.name })
  if (itemId === null) return
  const variables = { itemId, oldExternalId: entry.externalId, quantity: entry.quantity }
  const chosen = (await changeWishlist(TeaserWishlistReplace, variables))?.replaceTeaserWishlistItem
  if (!chosen) return
  onChange(chosen)
  await teaserToCart([chosen], onChange)
}
