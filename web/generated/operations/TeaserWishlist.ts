import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserWishlistQuery, TeaserWishlistQueryVariables, TeaserWishlistIntoCartMutation, TeaserWishlistIntoCartMutationVariables, TeaserWishlistReplaceMutation, TeaserWishlistReplaceMutationVariables, TeaserWishlistTotalsQuery, TeaserWishlistTotalsQueryVariables } from '../operation-types.ts'
export const TeaserWishlist: Operation<TeaserWishlistQuery, TeaserWishlistQueryVariables> = {
  id: '5c429974dfd5c8925679d355274a46da5913219842ceacbd5d4850e5e1edffe2',
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