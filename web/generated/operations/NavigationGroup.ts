import type { Operation } from '../../lib/data/operation.ts'
import type { NavigationGroupQuery, NavigationGroupQueryVariables } from '../operation-types.ts'
export const NavigationGroup: Operation<NavigationGroupQuery, NavigationGroupQueryVariables> = {
  id: 'b6a87fd85426bd1bb3e3226ca86423b4abeed584af3ba61116424e5528d09ec6',
  name: 'NavigationGroup',
  document: () => import('../documents/NavigationGroup.ts').then((file) => file.NavigationGroup),
}