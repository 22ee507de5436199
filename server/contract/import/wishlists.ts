/** The form in which customers' wish lists are handed to the engine (`server/shop/modules/account/wishlists/wishlists.import.ts`). */

import type { WishlistRight } from '../generated/types.ts'

export type ImportWishlistComment = {
  /** UUID of its author. */
  customerId: string
  comment: string
  /** ISO. */
  writtenAt: string
}

export type ImportWishlist = {
  /** UUID; of a Merkzettel it is the shop's to choose. */
  id: string
  /** UUID of its creator. */
  customerId: string
  /** Null for his Merkzettel. */
  name: string | null
  description: string | null
  /** ISO. */
  createdAt: string
  /** His hearts fill it. */
  isStandard: boolean
  members: { customerId: string; right: WishlistRight }[]
  /** Levels for which there is a link. */
  invites: WishlistRight[]
  /** From the top. */
  entries: { productId: string; itemId: string | null; quantity: number; comments: ImportWishlistComment[] }[]
  comments: ImportWishlistComment[]
}
