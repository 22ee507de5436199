import type { Operation } from '../../lib/data/operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'
export const ProductPage: Operation<ProductPageQuery, ProductPageQueryVariables> = {
  id: '2c31b75534817224ae3f8c376e0db4f11163396d44be1ca14e21988ca9455a05',
  name: 'ProductPage',
  document: () => import('../documents/ProductPage.ts').then((file) => file.ProductPage),
}