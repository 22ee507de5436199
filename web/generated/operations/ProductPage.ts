import type { Operation } from '../../lib/data/operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'
export const ProductPage: Operation<ProductPageQuery, ProductPageQueryVariables> = {
  id: '1767d91955e17a26016e8e3a35644b014ec732514bc1a8eb79a8e213df6ae393',
  name: 'ProductPage',
  document: () => import('../documents/ProductPage.ts').then((file) => file.ProductPage),
}