import type { Operation } from '../../lib/data/operation.ts'
import type { CategoryListingQuery, CategoryListingQueryVariables } from '../operation-types.ts'
export const CategoryListing: Operation<CategoryListingQuery, CategoryListingQueryVariables> = {
  id: 'bc1e312231759338fc979eb523326c9e56087045b08f25b5cbdfe97509232f82',
  name: 'CategoryListing',
  document: () => import('../documents/CategoryListing.ts').then((file) => file.CategoryListing),
}