import type { Operation } from '../../lib/data/operation.ts'
import type { ProductBestItemQuery, ProductBestItemQueryVariables } from '../operation-types.ts'
export const ProductBestItem: Operation<ProductBestItemQuery, ProductBestItemQueryVariables> = {
  id: 'f2a07901e66476e5af3135134cf1fa6d798fcc28814761af9388b519a5d23495',
  name: 'ProductBestItem',
  document: () => import('../documents/ProductBestItem.ts').then((file) => file.ProductBestItem),
}