import type { Operation } from '../../lib/data/operation.ts'
import type { SearchDepartmentsQuery, SearchDepartmentsQueryVariables, SearchTopSellersQuery, SearchTopSellersQueryVariables } from '../operation-types.ts'
export const SearchDepartments: Operation<SearchDepartmentsQuery, SearchDepartmentsQueryVariables> = {
  id: 'd4ca4a135eae0e68d8e64723bcef5d694534e3109a1c3d0bc3e6f582dd3cff7b',
  name: 'SearchDepartments',
  document: () => import('../documents/SearchTopSellers.ts').then((file) => file.SearchDepartments),
}

export const SearchTopSellers: Operation<SearchTopSellersQuery, SearchTopSellersQueryVariables> = {
  id: '8f9e848d7443900a3022f65f1b384fa63aa8fdda4b8baefb09b6d9eb8a443a7a',
  name: 'SearchTopSellers',
  document: () => import('../documents/SearchTopSellers.ts').then((file) => file.SearchTopSellers),
}