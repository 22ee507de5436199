import type { Operation } from '../../lib/data/operation.ts'
import type { SearchListingQuery, SearchListingQueryVariables } from '../operation-types.ts'
export const SearchListing: Operation<SearchListingQuery, SearchListingQueryVariables> = {
  id: '1413f6ed24958af1bbb83ad636693fdee7aab53bcf78d4b06cb3413346d4a5ca',
  name: 'SearchListing',
  document: () => import('../documents/SearchListing.ts').then((file) => file.SearchListing),
}