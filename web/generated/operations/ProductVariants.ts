import type { Operation } from '../../lib/data/operation.ts'
import type { ProductVariantsQuery, ProductVariantsQueryVariables } from '../operation-types.ts'
export const ProductVariants: Operation<ProductVariantsQuery, ProductVariantsQueryVariables> = {
  id: 'c2aacf412fce0dd7b2fc25cd1f52fca52510106f4dc9189aed89f28d6b3eff92',
  name: 'ProductVariants',
  document: () => import('../documents/ProductVariants.ts').then((file) => file.ProductVariants),
}