import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistFlyoutQuery, WishlistFlyoutQueryVariables } from '../operation-types.ts'
export const WishlistFlyout: Operation<WishlistFlyoutQuery, WishlistFlyoutQueryVariables> = {
  id: 'f0482c7d13e13058d92b7799844791389237c0a59df316fdeeb0d028f9ebc484',
  name: 'WishlistFlyout',
  document: () => import('../documents/WishlistFlyout.ts').then((file) => file.WishlistFlyout),
}