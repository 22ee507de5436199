import type { Operation } from '../../lib/data/operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'
export const ProductPage: Operation<ProductPageQuery, ProductPageQueryVariables> = {
  id: 'c6d0fc90cb60ad4122d7718932a704d0bf08f639fc592d526cb1532bf376e404',
  name: 'ProductPage',
  document: () => import('../documents/ProductPage.ts').then((file) => file.ProductPage),
}