import type { Operation } from '../../lib/data/operation.ts'
import type { ProductBestItemQuery, ProductBestItemQueryVariables } from '../operation-types.ts'
export const ProductBestItem: Operation<ProductBestItemQuery, ProductBestItemQueryVariables> = {
  id: '2ef073046081f5985630d102fd5138710be340f6fa1def4521e403e009230ace',
  name: 'ProductBestItem',
  document: () => import('../documents/ProductBestItem.ts').then((file) => file.ProductBestItem),
}