import type { Operation } from '../../lib/data/operation.ts'
import type { ProductBestItemQuery, ProductBestItemQueryVariables } from '../operation-types.ts'
export const ProductBestItem: Operation<ProductBestItemQuery, ProductBestItemQueryVariables> = {
  id: 'df2e83eff3498616cfda618c4bf3f33493a453c729f471ffc0ae9cb9b86780e8',
  name: 'ProductBestItem',
  document: () => import('../documents/ProductBestItem.ts').then((file) => file.ProductBestItem),
}