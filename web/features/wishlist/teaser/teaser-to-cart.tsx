import { TeaserWishlistIntoCart, TeaserWishlistReplace } from '#web/generated/operations.ts'
import { announceCartAdded } from '#web/lib/visitor/cart-added.ts'
import { saleableItems } from '../entry/saleable.rules.ts'
import type { Entry, ToCart, ToCartEntry } from '../list-types.ts'
import { changeWishlist, putIntoCart } from '../state/ask-shop.ts'
import { askForVariant, showToCart } from '../to-cart/list-island.tsx'
import { cartLines, needsMessage, stillToChoose, withNamesOf } from '../to-cart/to-cart-result.ts'

/** All of an editors' list into the cart; what takes a variant is asked for, one after the other (storefront.md §4). */
export async function teaserToCart(
  list: readonly Entry[],
  onChange: (entry: Entry) => void,
  /** The entry of the list whose variant was chosen, and the answer that asked for it; all of the list without. */
  next?: { entry: Entry; chosen: ToCartEntry; result: ToCart },
): Promise<void> {
  const data = await putIntoCart(TeaserWishlistIntoCart, { teaserWishlist: saleableItems(next ? [next.entry] : list) })
  if (!data) return
  const answer = withNamesOf(list, data.addTeaserWishlistToCart)
  const result = next ? stillToChoose(answer, next.result.variantsToChoose, next.chosen) : answer
  if (!needsMessage(result)) return announceCartAdded({ lines: cartLines(result) })
  const chosen = await showToCart(result)
  if (!chosen) return
  const open = list.find(({ product, item }) => product.id === chosen.productId && !item)
  if (!open) return
  const itemId = await askForVariant({ productId: open.product.id, itemId: null, name: open.product.name })
  if (itemId === null) return
  const variables = { itemId, oldExternalId: open.externalId, quantity: open.quantity }
  const entry = (await changeWishlist(TeaserWishlistReplace, variables))?.replaceTeaserWishlistItem
  if (!entry) return
  onChange(entry)
  const changed = list.map((each) => (each === open ? entry : each))
  await teaserToCart(changed, onChange, { entry, result, chosen })
}
