import type { Operation } from '../../lib/data/operation.ts'
import type { NavigationBelowQuery, NavigationBelowQueryVariables } from '../operation-types.ts'
export const NavigationBelow: Operation<NavigationBelowQuery, NavigationBelowQueryVariables> = {
  id: '718e6263d570bb34cc4bc5414cd916c84b4683c272c223c961fa6ba5e2cd62b2',
  name: 'NavigationBelow',
  document: () => import('../documents/NavigationBelow.ts').then((file) => file.NavigationBelow),
}