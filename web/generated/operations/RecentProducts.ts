import type { Operation } from '../../lib/data/operation.ts'
import type { RecentProductsQuery, RecentProductsQueryVariables } from '../operation-types.ts'
export const RecentProducts: Operation<RecentProductsQuery, RecentProductsQueryVariables> = {
  id: '95084c28251603d14acd56ae58b5b69d72de9a79d0b5ccd0f4c8d4478ba2a8da',
  name: 'RecentProducts',
  document: () => import('../documents/RecentProducts.ts').then((file) => file.RecentProducts),
}