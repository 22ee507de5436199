import type { Operation } from '../../lib/data/operation.ts'
import type { RecentProductsQuery, RecentProductsQueryVariables } from '../operation-types.ts'
export const RecentProducts: Operation<RecentProductsQuery, RecentProductsQueryVariables> = {
  id: 'e264841b1f695ab7f39c856261c1bb30bed544d4ce30f6f1ead4b8fb2151f4a9',
  name: 'RecentProducts',
  document: () => import('../documents/RecentProducts.ts').then((file) => file.RecentProducts),
}