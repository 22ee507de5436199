import type { Operation } from '../../lib/data/operation.ts'
import type { RecentProductsQuery, RecentProductsQueryVariables } from '../operation-types.ts'
export const RecentProducts: Operation<RecentProductsQuery, RecentProductsQueryVariables> = {
  id: 'e4b1084b7d073fe5a8da5eea81706acccd6339e464975c6298fadbdd597ba3be',
  name: 'RecentProducts',
  document: () => import('../documents/RecentProducts.ts').then((file) => file.RecentProducts),
}