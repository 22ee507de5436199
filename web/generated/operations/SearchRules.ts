import type { Operation } from '../../lib/data/operation.ts'
import type { SearchRulesQuery, SearchRulesQueryVariables } from '../operation-types.ts'
export const SearchRules: Operation<SearchRulesQuery, SearchRulesQueryVariables> = {
  id: '1140ccd2f4891c519a62147b0eabaec6582293443a795eccecc24de5cca85954',
  name: 'SearchRules',
  document: () => import('../documents/SearchRules.ts').then((file) => file.SearchRules),
}