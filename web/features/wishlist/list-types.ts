import type {
  WishlistChangeFragment,
  WishlistClaimFragment,
  WishlistEntryFragment,
  WishlistFullFragment,
  WishlistToCartEntryFragment,
  WishlistToCartFragment,
} from '../../generated/operations.ts'

export type List = WishlistFullFragment
export type Entry = WishlistEntryFragment
export type ListComment = List['comments'][number]
export type Claim = WishlistClaimFragment
export type Member = List['users'][number]
export type ListChange = WishlistChangeFragment
export type ToCart = WishlistToCartFragment
export type ToCartEntry = WishlistToCartEntryFragment
