import type { Operation } from '../../lib/data/operation.ts'
import type { ProductVariantsQuery, ProductVariantsQueryVariables } from '../operation-types.ts'
export const ProductVariants: Operation<ProductVariantsQuery, ProductVariantsQueryVariables> = {
  id: '49ec867225512167c23bfe47d73f4be43dbbf23cc13b3f735e4e5641f573a851',
  name: 'ProductVariants',
  document: () => import('../documents/ProductVariants.ts').then((file) => file.ProductVariants),
}