import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistQuery, WishlistQueryVariables, WishlistInvitationQuery, WishlistInvitationQueryVariables, WishlistOverviewQuery, WishlistOverviewQueryVariables } from '../operation-types.ts'
export const Wishlist: Operation<WishlistQuery, WishlistQueryVariables> = {
  id: 'd466f4a88294288c92b2ea1dcf53bb58063442492ea29aede5f0b1538d8fa4eb',
  name: 'Wishlist',
  document: () => import('../documents/WishlistPage.ts').then((file) => file.Wishlist),
}

export const WishlistInvitation: Operation<WishlistInvitationQuery, WishlistInvitationQueryVariables> = {
  id: 'b8f627f8ce4a5334e58e412045db1267b24dc7dfd7b4532cbab688f138ea6d43',
  name: 'WishlistInvitation',
  document: () => import('../documents/WishlistPage.ts').then((file) => file.WishlistInvitation),
}

export const WishlistOverview: Operation<WishlistOverviewQuery, WishlistOverviewQueryVariables> = {
  id: 'b9de0e6d300138fa66c99d7a64992314e62204006d195abd0cadf6c546b7bb68',
  name: 'WishlistOverview',
  document: () => import('../documents/WishlistPage.ts').then((file) => file.WishlistOverview),
}