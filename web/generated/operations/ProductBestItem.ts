import type { Operation } from '../../lib/data/operation.ts'
import type { ProductBestItemQuery, ProductBestItemQueryVariables } from '../operation-types.ts'
export const ProductBestItem: Operation<ProductBestItemQuery, ProductBestItemQueryVariables> = {
  id: '83f056e010e2a37cc8cc7abc937768b6de6a6f3586f4709bc2d3a690c3f7bc83',
  name: 'ProductBestItem',
  document: () => import('../documents/ProductBestItem.ts').then((file) => file.ProductBestItem),
}