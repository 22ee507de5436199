import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistEntriesOfHeartQuery, WishlistEntriesOfHeartQueryVariables, WishlistEssentialsQuery, WishlistEssentialsQueryVariables, WishlistHeartEmptyMutation, WishlistHeartEmptyMutationVariables, WishlistHeartFillMutation, WishlistHeartFillMutationVariables, WishlistHeartNewListMutation, WishlistHeartNewListMutationVariables } from '../operation-types.ts'
export const WishlistEntriesOfHeart: Operation<WishlistEntriesOfHeartQuery, WishlistEntriesOfHeartQueryVariables> = {
  id: 'bfa2d2d1b8d60d55e19d42cfe28fb2e077a6c61a70d9f0583324c43418cff78b',
  name: 'WishlistEntriesOfHeart',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistEntriesOfHeart),
}

export const WishlistEssentials: Operation<WishlistEssentialsQuery, WishlistEssentialsQueryVariables> = {
  id: 'b8262cc5c89e9c98899dbbdb3f8081e172a91d5e7caabf95492150eb7f9188ba',
  name: 'WishlistEssentials',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistEssentials),
}

export const WishlistHeartEmpty: Operation<WishlistHeartEmptyMutation, WishlistHeartEmptyMutationVariables> = {
  id: '2fef42e370ace5ee6d89c5a8f9c975c598609797e4ad594925b82418cece9a6c',
  name: 'WishlistHeartEmpty',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistHeartEmpty),
}

export const WishlistHeartFill: Operation<WishlistHeartFillMutation, WishlistHeartFillMutationVariables> = {
  id: '956e40dc0402b369049c66a34e9fed0f69cafd45fdf70d87ba40e4669b4a5622',
  name: 'WishlistHeartFill',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistHeartFill),
}

export const WishlistHeartNewList: Operation<WishlistHeartNewListMutation, WishlistHeartNewListMutationVariables> = {
  id: '9b426021bcb7fc9bc18b0c1b7a2b1d3fefc3b8a5c6b64b5d832dea8040067c19',
  name: 'WishlistHeartNewList',
  document: () => import('../documents/WishlistHearts.ts').then((file) => file.WishlistHeartNewList),
}