import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserWishlistQuery, TeaserWishlistQueryVariables, TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables, TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables, TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables } from '../operation-types.ts'
export const TeaserWishlist: Operation<TeaserWishlistQuery, TeaserWishlistQueryVariables> = {
  id: '285ef43c2f2cbb49c1fc0fc01d7487a0c2f12056fa2f427b0ed6224c803c1756',
  name: 'TeaserWishlist',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlist),
}

export const TeaserWishlistIntoCart: Operation<TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables> = {
  id: '120e19cac5f2233d3d9c4d678cd2e7f160165ea5ce9a40370ec1c44ad24fa52e',
  name: 'TeaserWishlistIntoCart',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistIntoCart),
}

export const TeaserWishlistReplace: Operation<TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables> = {
  id: '8e507fa7049239baeaa62d0644b8a692ec05ff15bc712e9fbbfdd2d2fd358aae',
  name: 'TeaserWishlistReplace',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistReplace),
}

export const TeaserWishlistTotals: Operation<TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables> = {
  id: 'c1422dd118c321fd142c7504b3cf30d09548ae9b576d8c4d89dfc6932a447c2c',
  name: 'TeaserWishlistTotals',
  document: () => import('../documents/TeaserWishlist.ts').then((file) => file.TeaserWishlistTotals),
}