import type { Operation } from '../../lib/data/operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'
export const ProductPage: Operation<ProductPageQuery, ProductPageQueryVariables> = {
  id: '0cf0ecadfcd73df90fec32af4bb7ca92618a2145dddab1d2271406532c67228e',
  name: 'ProductPage',
  document: () => import('../documents/ProductPage.ts').then((file) => file.ProductPage),
}