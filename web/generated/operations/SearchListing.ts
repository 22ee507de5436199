import type { Operation } from '../../lib/data/operation.ts'
import type { SearchListingQuery, SearchListingQueryVariables } from '../operation-types.ts'
export const SearchListing: Operation<SearchListingQuery, SearchListingQueryVariables> = {
  id: '743a259f8fd496c05fc859b3478b6ea7ab487670936c3eeecf9ac64546f80df1',
  name: 'SearchListing',
  document: () => import('../documents/SearchListing.ts').then((file) => file.SearchListing),
}