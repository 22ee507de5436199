import type { Operation } from '../../lib/data/operation.ts'
import type { CategoryListingQuery, CategoryListingQueryVariables } from '../operation-types.ts'
export const CategoryListing: Operation<CategoryListingQuery, CategoryListingQueryVariables> = {
  id: '4cbacc8b3f88fabb508100460bd0d6bd68aae571c60e6bff436e231a4e359af1',
  name: 'CategoryListing',
  document: () => import('../documents/CategoryListing.ts').then((file) => file.CategoryListing),
}