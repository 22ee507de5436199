import type { Operation } from '../../lib/data/operation.ts'
import type { ProductVariantsQuery, ProductVariantsQueryVariables } from '../operation-types.ts'
export const ProductVariants: Operation<ProductVariantsQuery, ProductVariantsQueryVariables> = {
  id: 'fc4bb144e771261cd141d22aa2c3051e03038f710649a8a574970fdd7cdd1f76',
  name: 'ProductVariants',
  document: () => import('../documents/ProductVariants.ts').then((file) => file.ProductVariants),
}