import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistQuery, WishlistQueryVariables, WishlistInvitationQuery, WishlistInvitationQueryVariables, WishlistOverviewQuery, WishlistOverviewQueryVariables } from '../operation-types.ts'
export const Wishlist: Operation<WishlistQuery, WishlistQueryVariables> = {
  id: '11d324f474de374f78c2221e169bcd4d5f25c8b4744f3576f297a7b8544007c6',
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