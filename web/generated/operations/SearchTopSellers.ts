import type { Operation } from '../../lib/data/operation.ts'
import type { SearchDepartmentsQuery, SearchDepartmentsQueryVariables, SearchTopSellersQuery, SearchTopSellersQueryVariables } from '../operation-types.ts'
export const SearchDepartments: Operation<SearchDepartmentsQuery, SearchDepartmentsQueryVariables> = {
  id: 'd4ca4a135eae0e68d8e64723bcef5d694534e3109a1c3d0bc3e6f582dd3cff7b',
  name: 'SearchDepartments',
  document: () => import('../documents/SearchTopSellers.ts').then((file) => file.SearchDepartments),
}

export const SearchTopSellers: Operation<SearchTopSellersQuery, SearchTopSellersQueryVariables> = {
  id: 'a1961b08611c2661953de4dcc2af05be5a11210ad8f5d0af3c3b998dd9eac6d3',
  name: 'SearchTopSellers',
  document: () => import('../documents/SearchTopSellers.ts').then((file) => file.SearchTopSellers),
}