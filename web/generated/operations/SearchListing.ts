import type { Operation } from '../../lib/data/operation.ts'
import type { SearchListingQuery, SearchListingQueryVariables } from '../operation-types.ts'
export const SearchListing: Operation<SearchListingQuery, SearchListingQueryVariables> = {
  id: 'c26ef557fc77597ffb213c4c8a8d5842da260654108c30c9a2140b48c2576740',
  name: 'SearchListing',
  document: () => import('../documents/SearchListing.ts').then((file) => file.SearchListing),
}