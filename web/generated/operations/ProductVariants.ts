import type { Operation } from '../../lib/data/operation.ts'
import type { ProductVariantsQuery, ProductVariantsQueryVariables } from '../operation-types.ts'
export const ProductVariants: Operation<ProductVariantsQuery, ProductVariantsQueryVariables> = {
  id: '78f15b9ce1f4c47cd5daef44056860be85eeaaba5be5202529b8bbff3a6a6f45',
  name: 'ProductVariants',
  document: () => import('../documents/ProductVariants.ts').then((file) => file.ProductVariants),
}