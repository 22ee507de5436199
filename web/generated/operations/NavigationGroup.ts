import type { Operation } from '../../lib/data/operation.ts'
import type { NavigationGroupQuery, NavigationGroupQueryVariables } from '../operation-types.ts'
export const NavigationGroup: Operation<NavigationGroupQuery, NavigationGroupQueryVariables> = {
  id: '334d2ef71ff77f4c64d8d0939de94f8fe307f47d4b615990ff57a3d88e659906',
  name: 'NavigationGroup',
  document: () => import('../documents/NavigationGroup.ts').then((file) => file.NavigationGroup),
}