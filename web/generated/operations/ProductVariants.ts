import type { Operation } from '../../lib/data/operation.ts'
import type { ProductVariantsQuery, ProductVariantsQueryVariables } from '../operation-types.ts'
export const ProductVariants: Operation<ProductVariantsQuery, ProductVariantsQueryVariables> = {
  id: 'fe640c325ddc5090be10beedf95eb0979ab7a8d7ee8dd8de30b8b11fd3b0a845',
  name: 'ProductVariants',
  document: () => import('../documents/ProductVariants.ts').then((file) => file.ProductVariants),
}