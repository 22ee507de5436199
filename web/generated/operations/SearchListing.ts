import type { Operation } from '../../lib/data/operation.ts'
import type { SearchListingQuery, SearchListingQueryVariables } from '../operation-types.ts'
export const SearchListing: Operation<SearchListingQuery, SearchListingQueryVariables> = {
  id: '1b42d0ab96347a42637b4dbf95eefbfc8ebf2a907dad6cb8f4c5d2d0dff38709',
  name: 'SearchListing',
  document: () => import('../documents/SearchListing.ts').then((file) => file.SearchListing),
}