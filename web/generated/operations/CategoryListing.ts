import type { Operation } from '../../lib/data/operation.ts'
import type { CategoryListingQuery, CategoryListingQueryVariables } from '../operation-types.ts'
export const CategoryListing: Operation<CategoryListingQuery, CategoryListingQueryVariables> = {
  id: '6be52775939373238923b36c27a640747742494baecea2cf1808e2c5fc8b19b4',
  name: 'CategoryListing',
  document: () => import('../documents/CategoryListing.ts').then((file) => file.CategoryListing),
}