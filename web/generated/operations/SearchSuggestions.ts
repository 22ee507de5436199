import type { Operation } from '../../lib/data/operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operation-types.ts'
export const SearchSuggestions: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  id: '0ee613307f70a5afc887b82212f3afc7385e95ab3adb75077c1915781411ce2a',
  name: 'SearchSuggestions',
  document: () => import('../documents/SearchSuggestions.ts').then((file) => file.SearchSuggestions),
}