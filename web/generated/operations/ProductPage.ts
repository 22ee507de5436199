import type { Operation } from '../../lib/data/operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'
export const ProductPage: Operation<ProductPageQuery, ProductPageQueryVariables> = {
  id: 'd61ec32ff9bce632f1a01a995f6396259979332c397a967300adffe3a634232d',
  name: 'ProductPage',
  document: () => import('../documents/ProductPage.ts').then((file) => file.ProductPage),
}