import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserWishlistQuery, TeaserWishlistQueryVariables, TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables, TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables, TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables } from '../operation-types.ts'
export const TeaserWishlist: Operation<TeaserWishlistQuery, TeaserWishlistQueryVariables> = {
  id: 'da22cdcaf3eab9d3d4e7b9b83d8afb867335b45f6d1a7b4d6c69ad170a91fde5',
  name: 'TeaserWishlist',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlist),
}

export const TeaserWishlistIntoCart: Operation<TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables> = {
  id: '120e19cac5f2233d3d9c4d678cd2e7f160165ea5ce9a40370ec1c44ad24fa52e',
  name: 'TeaserWishlistIntoCart',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistIntoCart),
}

export const TeaserWishlistReplace: Operation<TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables> = {
  id: '386dd5731270235482eee1f041f2c02f4777a332497b6a4086b2d8541b46c19b',
  name: 'TeaserWishlistReplace',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistReplace),
}

export const TeaserWishlistTotals: Operation<TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables> = {
  id: '4ac4e291e6b4a09413c45a08ff09d040d61e3eb0643a9e2ee4e067192c91c8e0',
  name: 'TeaserWishlistTotals',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistTotals),
}