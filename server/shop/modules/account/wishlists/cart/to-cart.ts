import type { Cart, CartOpResult, WishlistToCart, WishlistToCartEntry } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Database } from '#engine/db/database.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import type { ListedItem, ListedProduct } from '#engine/modules/catalogue/product/tiles/listed-products.ts'
import { productPath } from '#engine/modules/catalogue/product/tiles/to-tile.ts'
import type { CartService } from '#engine/modules/checkout/cart/cart.service.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Say } from '../wishlist-view.ts'
import { uuidFrom } from '../wishlists.rules.ts'
import { forgetWanted, type RequestedItem, rememberWanted } from './to-cart.repository.ts'

/** Operations that the cart takes at once. */
const opsAtOnce = 50
/** Hours after which an update is not sent again. */
const rememberedHours = 24

type Into = { identity: Identity; audience: Audience; cartId: string; updateId: string }

/** The id of a part of an addition, the same at each repetition. */
const idOfPart = (updateId: string, part: number): string => (part === 0 ? updateId : uuidFrom(`${updateId} ${part}`))

const toEntry = (
  { wanted, product, item }: { wanted: RequestedItem; product: ListedProduct; item: ListedItem | null },
  result: CartOpResult | null,
): WishlistToCartEntry => ({
  productId: product.id,
  itemId: item?.id ?? null,
  name: item?.name ?? product.name,
  path: item?.path ?? product.path,
  image: item?.image ?? product.image,
  quantityWanted: wanted.quantity,
  quantityAdded: result?.quantityAdded ?? 0,
  message: result?.message ?? null,
})

/** An item that can be ordered, a product of which a variant has to be chosen first, or neither. */
const itemOf = ({ items, isSold }: ListedProduct, itemId: string | null): ListedItem | 'choice' | null => {
  const item = itemId === null ? (items.length === 1 ? items[0] : undefined) : items.find(({ id }) => id === itemId)
  return item ?? (isSold && items.length > 1 ? 'choice' : null)
}

type ToCartDependencies = { db: Database; product: ProductService; carts: CartService; say: Say }

/**
 * Puts the entries of a list into the cart by the cart's own operations, which reserve deal pieces first (storefront.md
 * §4). A repeated updateId does the same again, even if the list has changed or was deleted.
 * @throws CART_NOT_FOUND
 */
export const createToCart =
  ({ db, product, carts, say }: ToCartDependencies) =>
  async (
    { identity, audience, cartId, updateId }: Into,
    requested: readonly RequestedItem[],
  ): Promise<WishlistToCart> => {
    if (!isUuid(updateId)) throw badUserInput('updateId must be a UUID')
    await forgetWanted(db, rememberedHours)
    const all = isUuid(cartId) ? await rememberWanted(db, { updateId, cartId, wanted: [...requested] }) : requested
    const listed = await product.listed(db, [...new Set(all.map(({ productId }) => productId))], audience, null)
    const known = all.map((wanted) => {
      const of = listed.get(wanted.productId)
      return { wanted, product: of, item: of ? itemOf(of, wanted.itemId) : null }
    })
    const chosen = known.flatMap(({ wanted, product: of, item }) =>
      of && item !== null && item !== 'choice' ? [{ wanted, product: of, item }] : [],
    )
    const open = known.flatMap(({ wanted, product: of, item }) =>
      of && item === 'choice' ? [{ wanted, product: of, item: null }] : [],
    )
    const gone = known.filter(({ item }) => item === null)

    const results: CartOpResult[] = []
    let cart: Cart | null = null
    for (let start = 0; start < chosen.length; start += opsAtOnce) {
      const ops = chosen
        .slice(start, start + opsAtOnce)
        .map(({ item, wanted }) => ({ addPosition: { itemId: item.id, quantity: wanted.quantity } }))
      const updated = await carts.update(identity, audience, {
        cartId,
        updateId: idOfPart(updateId, start / opsAtOnce),
        ops,
      })
      results.push(...updated.results)
      cart = updated.cart
    }

    const answer: WishlistToCart = {
      successfullyAdded: [],
      variantsToChoose: open.map((entry) => toEntry(entry, null)),
      quantityChanged: [],
      maxInCart: [],
      notAvailable: gone.map(({ wanted, product: of }) => ({
        productId: wanted.productId,
        itemId: wanted.itemId,
        name: of?.name ?? say('unnamed', audience),
        path: of?.path ?? productPath(wanted.productId),
        image: of?.image ?? null,
        quantityWanted: wanted.quantity,
        quantityAdded: 0,
        message: say('error.product', audience),
      })),
      cart: cart ?? (await carts.find(identity, audience, cartId)),
    }
    for (const [index, entry] of chosen.entries()) {
      const shown = toEntry(entry, results[index] ?? null)
      if (shown.quantityAdded === shown.quantityWanted) answer.successfullyAdded.push(shown)
      else if (shown.quantityAdded > 0) answer.quantityChanged.push(shown)
      else answer.maxInCart.push(shown)
    }
    return answer
  }
