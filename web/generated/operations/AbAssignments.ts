import type { Operation } from '../../lib/data/operation.ts'
import type { AbAssignmentsQuery, AbAssignmentsQueryVariables } from '../operation-types.ts'
export const AbAssignments: Operation<AbAssignmentsQuery, AbAssignmentsQueryVariables> = {
  id: '0b3e589b30544b434e54395975127aba20f6934b31adb1720b77beaa96de6b0f',
  name: 'AbAssignments',
  document: () => import('../documents/AbAssignments.ts').then((file) => file.AbAssignments),
}