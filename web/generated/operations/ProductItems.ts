import type { Operation } from '../../lib/data/operation.ts'
import type { ProductItemsQuery, ProductItemsQueryVariables } from '../operation-types.ts'
export const ProductItems: Operation<ProductItemsQuery, ProductItemsQueryVariables> = {
  id: 'bf9f35463d7a2422b572ab0613cd79aa5e27143f76c2f17c034de2dc9a1632a6',
  name: 'ProductItems',
  document: () => import('../documents/ProductItems.ts').then((file) => file.ProductItems),
}