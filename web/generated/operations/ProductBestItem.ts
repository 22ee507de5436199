import type { Operation } from '../../lib/data/operation.ts'
import type { ProductBestItemQuery, ProductBestItemQueryVariables } from '../operation-types.ts'
export const ProductBestItem: Operation<ProductBestItemQuery, ProductBestItemQueryVariables> = {
  id: '2c71700e3f8e2b0e4a9ec81e3e353bd790709d5694aeb19f30eed479e7b2870e',
  name: 'ProductBestItem',
  document: () => import('../documents/ProductBestItem.ts').then((file) => file.ProductBestItem),
}