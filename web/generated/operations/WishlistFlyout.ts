import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistFlyoutQuery, WishlistFlyoutQueryVariables } from '../operation-types.ts'
export const WishlistFlyout: Operation<WishlistFlyoutQuery, WishlistFlyoutQueryVariables> = {
  id: 'ca7924df40c207f511549f4d276d1c0a64af88e4cfdb8ba7be3b3c76de4223ed',
  name: 'WishlistFlyout',
  document: () => import('../documents/WishlistFlyout.ts').then((file) => file.WishlistFlyout),
}