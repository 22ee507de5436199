import type { Operation } from '../../lib/data/operation.ts'
import type { CategoryListingQuery, CategoryListingQueryVariables } from '../operation-types.ts'
export const CategoryListing: Operation<CategoryListingQuery, CategoryListingQueryVariables> = {
  id: '743ce876174bd3cdee6986f9a4b9605b2b09fac2221d0278a1ab474a3eecc10a',
  name: 'CategoryListing',
  document: () => import('../documents/CategoryListing.ts').then((file) => file.CategoryListing),
}