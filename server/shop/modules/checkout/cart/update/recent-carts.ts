import { LRUCache } from 'lru-cache'
import type { Owner } from '#engine/call/caller.ts'
import type { Cursor } from '#engine/change-log/change-log.repository.ts'
import { fewInStock } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import type { Position, StoredCart } from '../cart.model.ts'
import type { CartFacts, CartRead } from '../cart-read.repository.ts'
import type { Unless } from './save-update.repository.ts'

/** Carts of some kilobytes each, for milliseconds since their last update. */
const remembered = 1000
const lifetime = 600_000
const restorableFor = 3_600_000

type RecentCartsDependencies = {
  product: Pick<ProductService, 'recentStates'>
  /** Up to where the change log was applied to the recent states; empty when it was not. */
  applied: () => Cursor
}

type RecentCart = Pick<CartRead, 'cart' | 'rowVersion'>

/** A cart as it may be; `unless` has what must not have happened meanwhile. */
type CachedCart = { read: Omit<CartRead, 'done'>; unless: Unless }

type CartRequest = {
  cartId: string
  owner: Owner
  store: StoredCart['store']
  updateIds: readonly string[]
  /** Items whose states are wanted besides those of the cart. */
  itemIds: readonly string[]
}

const isRestorable = ({ removedAt }: Position): boolean => Date.parse(removedAt ?? '') > Date.now() - restorableFor

/** Instead of a cart that was something else when it was needed, as when another engine changes it in turns with this one. */
const notToRecall = 'notToRecall'

/** Pages show only the last pieces of a stock, so how many more there are may be out of date. */
export const hasMany = ({ positions }: StoredCart): boolean => positions.some(({ quantity }) => quantity > fewInStock)

const isRecallable = (cart: StoredCart, { kept: reserved }: CartFacts): boolean =>
  cart.visitorId !== null && cart.checkout === null && reserved.length === 0 && !hasMany(cart)

/**
 * Visitors' carts as this process left them, so that the next update of one need not read it. Only carts without a checkout and without
 * deals, what these add is decided by tables that nothing here hears of; and with a few of each item.
 */
export const createRecentCarts = ({ product, applied }: RecentCartsDependencies) => {
  const cache = new LRUCache<string, RecentCart | typeof notToRecall>({ max: remembered, ttl: lifetime })
  return {
    keep: (cart: StoredCart, facts: CartFacts, rowVersion: string): void => {
      if (!isRecallable(cart, facts)) cache.delete(cart.id)
      else if (cache.get(cart.id) !== notToRecall) cache.set(cart.id, { cart, rowVersion })
    },

    /** The cart is read at each update for a while: recalling it was in vain. */
    giveUp: (cartId: string): void => {
      cache.set(cartId, notToRecall)
    },

    /** Null when the cart or an item of it is not remembered. */
    recall: ({ cartId, owner, store, updateIds, itemIds }: CartRequest): CachedCart | null => {
      const after = applied()
      const found = cache.get(cartId)
      if (!found || found === notToRecall || after === '' || !('visitorId' in owner)) return null
      if (found.cart.visitorId !== owner.visitorId || found.cart.store !== store) return null
      const cart = { ...found.cart, removed: found.cart.removed.filter(isRestorable) }
      const wanted = new Set([...[...cart.positions, ...cart.removed].map(({ itemId }) => itemId), ...itemIds])
      const offerStates = product.recentStates.find(store, wanted)
      if (!offerStates) return null
      const productIds = [...new Set(offerStates.map(({ productId }) => productId))]
      return {
        read: {
          ...found,
          cart,
          facts: { hasOrdered: false, hasPaid: false, isMember: false, group: null, kept: [], offerStates },
        },
        unless: { after, store, productIds, updateIds },
      }
    },
  }
}

export type RecentCarts = ReturnType<typeof createRecentCarts>
