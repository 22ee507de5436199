import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistEntriesOfHeartQuery, WishlistEntriesOfHeartQueryVariables, WishlistEssentialsQuery, WishlistEssentialsQueryVariables, WishlistHeartEmptyMutation, WishlistHeartEmptyMutationVariables, WishlistHeartFillMutation, WishlistHeartFillMutationVariables, WishlistHeartNewListMutation, WishlistHeartNewListMutationVariables } from '../operation-types.ts'
export const WishlistEntriesOfHeart: Operation<WishlistEntriesOfHeartQuery, WishlistEntriesOfHeartQueryVariables> = {
  id: 'df9cbf7ff94ad51e7bab6e811f1526ee72aa73aa3a929abe1de25f2723b643a3',
  name: 'WishlistEntriesOfHeart',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistEntriesOfHeart),
}

export const WishlistEssentials: Operation<WishlistEssentialsQuery, WishlistEssentialsQueryVariables> = {
  id: 'b8262cc5c89e9c98899dbbdb3f8081e172a91d5e7caabf95492150eb7f9188ba',
  name: 'WishlistEssentials',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistEssentials),
}

export const WishlistHeartEmpty: Operation<WishlistHeartEmptyMutation, WishlistHeartEmptyMutationVariables> = {
  id: '9b0d02ee1c6a48efee5c3740e5e2f524049b3c7538c25a760abe28ec268a43bd',
  name: 'WishlistHeartEmpty',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistHeartEmpty),
}

export const WishlistHeartFill: Operation<WishlistHeartFillMutation, WishlistHeartFillMutationVariables> = {
  id: '91de156972a02ba8daeecded9f192ba967079db19d954454a1ba7821d241eb97',
  name: 'WishlistHeartFill',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistHeartFill),
}

export const WishlistHeartNewList: Operation<WishlistHeartNewListMutation, WishlistHeartNewListMutationVariables> = {
  id: 'c8bc0ed702fe22672137117ccd10f89104feb3e6671c312f9accd5a337fbd6db',
  name: 'WishlistHeartNewList',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistHeartNewList),
}