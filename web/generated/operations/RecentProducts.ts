import type { Operation } from '../../lib/data/operation.ts'
import type { RecentProductsQuery, RecentProductsQueryVariables } from '../operation-types.ts'
export const RecentProducts: Operation<RecentProductsQuery, RecentProductsQueryVariables> = {
  id: '27c87203b114978cbaaedcbb1826734fd97c1e3c1f10303293012e155a8f15d0',
  name: 'RecentProducts',
  document: () => import('../documents/RecentProducts.ts').then((file) => file.RecentProducts),
}