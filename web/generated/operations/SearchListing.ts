import type { Operation } from '../../lib/data/operation.ts'
import type { SearchListingQuery, SearchListingQueryVariables } from '../operation-types.ts'
export const SearchListing: Operation<SearchListingQuery, SearchListingQueryVariables> = {
  id: 'f59494e787cea9448b93a6ea6163f5b33f6696122a076eb5c99d12f4d3117f58',
  name: 'SearchListing',
  document: () => import('../documents/SearchListing.ts').then((file) => file.SearchListing),
}