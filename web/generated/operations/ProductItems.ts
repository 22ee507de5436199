import type { Operation } from '../../lib/data/operation.ts'
import type { ProductItemsQuery, ProductItemsQueryVariables } from '../operation-types.ts'
export const ProductItems: Operation<ProductItemsQuery, ProductItemsQueryVariables> = {
  id: '48b78ba6aaab0d6ed47408c6743e34f4e52f7bc28668a9392311c503e3606c73',
  name: 'ProductItems',
  document: () => import('../documents/ProductItems.ts').then((file) => file.ProductItems),
}