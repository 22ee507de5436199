import type { Operation } from '../../lib/data/operation.ts'
import type { CategoryListingQuery, CategoryListingQueryVariables } from '../operation-types.ts'
export const CategoryListing: Operation<CategoryListingQuery, CategoryListingQueryVariables> = {
  id: 'c6da1c78c7268868474f861028d93917b75899608c07241aba9f21a4d1ef5279',
  name: 'CategoryListing',
  document: () => import('../documents/CategoryListing.ts').then((file) => file.CategoryListing),
}