import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserWishlistQuery, TeaserWishlistQueryVariables, TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables, TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables, TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables } from '../operation-types.ts'
export const TeaserWishlist: Operation<TeaserWishlistQuery, TeaserWishlistQueryVariables> = {
  id: '3c18047c0a548f4fc20777635c24bdfb6975f9cb04364275753429fe7afa0ce4',
  name: 'TeaserWishlist',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlist),
}

export const TeaserWishlistIntoCart: Operation<TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables> = {
  id: '120e19cac5f2233d3d9c4d678cd2e7f160165ea5ce9a40370ec1c44ad24fa52e',
  name: 'TeaserWishlistIntoCart',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistIntoCart),
}

export const TeaserWishlistReplace: Operation<TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables> = {
  id: '934508cda4d2d125c9271c27cceb7878a0e3c3f9fe515334e3fc09f5cb23c253',
  name: 'TeaserWishlistReplace',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistReplace),
}

export const TeaserWishlistTotals: Operation<TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables> = {
  id: 'fcb2503538398da8c73aecc38e470edad7e0407e8a302c648c8ec0d4370fcce3',
  name: 'TeaserWishlistTotals',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistTotals),
}