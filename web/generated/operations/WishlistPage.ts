import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistQuery, WishlistQueryVariables, WishlistInvitationQuery, WishlistInvitationQueryVariables, WishlistOverviewQuery, WishlistOverviewQueryVariables } from '../operation-types.ts'
export const Wishlist: Operation<WishlistQuery, WishlistQueryVariables> = {
  id: 'bf8df0d73e7b65b923099e7e6c0784da6ad19a7e367bc230f044493303ca8bca',
  name: 'Wishlist',
  document: () => import('../documents/WishlistPage.ts').then((file) => file.Wishlist),
}

export const WishlistInvitation: Operation<WishlistInvitationQuery, WishlistInvitationQueryVariables> = {
  id: 'b0856a818746b9331b9cfa5a53936a18202ff412bb4c9bbcb32aca78d7ff8975',
  name: 'WishlistInvitation',
  document: () => import('../documents/WishlistPage.ts').then((file) => file.WishlistInvitation),
}

export const WishlistOverview: Operation<WishlistOverviewQuery, WishlistOverviewQueryVariables> = {
  id: 'b9de0e6d300138fa66c99d7a64992314e62204006d195abd0cadf6c546b7bb68',
  name: 'WishlistOverview',
  document: () => import('../documents/WishlistPage.ts').then((file) => file.WishlistOverview),
}