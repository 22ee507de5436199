import type { Operation } from '../../lib/data/operation.ts'
import type { SearchDepartmentsQuery, SearchDepartmentsQueryVariables, SearchTopSellersQuery, SearchTopSellersQueryVariables } from '../operation-types.ts'
export const SearchDepartments: Operation<SearchDepartmentsQuery, SearchDepartmentsQueryVariables> = {
  id: 'd4ca4a135eae0e68d8e64723bcef5d694534e3109a1c3d0bc3e6f582dd3cff7b',
  name: 'SearchDepartments',
  document: () => import('../documents/SearchTopSellers.ts').then((file) => file.SearchDepartments),
}

export const SearchTopSellers: Operation<SearchTopSellersQuery, SearchTopSellersQueryVariables> = {
  id: '6cffaad2d5f0ca1b6dbb20004ebc4d78de3f19ea47f43cf246b2e018377a7e69',
  name: 'SearchTopSellers',
  document: () => import('../documents/SearchTopSellers.ts').then((file) => file.SearchTopSellers),
}