import type { Operation } from '../../lib/data/operation.ts'
import type { NavigationAllQuery, NavigationAllQueryVariables } from '../operation-types.ts'
export const NavigationAll: Operation<NavigationAllQuery, NavigationAllQueryVariables> = {
  id: '290e4dd73d364c6a7d1acfe1ca52fd2d2d4f90259f4fcc625f5d3288b00d357c',
  name: 'NavigationAll',
  document: () => import('../documents/NavigationAll.ts').then((file) => file.NavigationAll),
}