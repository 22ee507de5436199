import type { Operation } from '../../lib/data/operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operation-types.ts'
export const SearchSuggestions: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  id: 'b43c00e83922454f13d5d3e4dcff534c3d6b627100387b4a0ea652caa48c293f',
  name: 'SearchSuggestions',
  document: () => import('../documents/SearchSuggestions.ts').then((file) => file.SearchSuggestions),
}