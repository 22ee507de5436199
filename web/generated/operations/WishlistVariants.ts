import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistItemsQuery, WishlistItemsQueryVariables, WishlistVariantsQuery, WishlistVariantsQueryVariables } from '../operation-types.ts'
export const WishlistItems: Operation<WishlistItemsQuery, WishlistItemsQueryVariables> = {
  id: '1ac211b599332376ae2604d9ac75dbfcada62fda566c23d5713d13c1cadb92c8',
  name: 'WishlistItems',
  document: () => import('../documents/WishlistVariants.ts').then((file) => file.WishlistItems),
}

export const WishlistVariants: Operation<WishlistVariantsQuery, WishlistVariantsQueryVariables> = {
  id: 'adbec1c3def03a509237ded89a8aec8ee31a305bf2b05fbc21bbbc647398c782',
  name: 'WishlistVariants',
  document: () => import('../documents/WishlistVariants.ts').then((file) => file.WishlistVariants),
}