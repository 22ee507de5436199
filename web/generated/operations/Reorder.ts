import type { Operation } from '../../lib/data/operation.ts'
import type { ReorderMutation, ReorderMutationVariables } from '../operation-types.ts'
export const Reorder: Operation<ReorderMutation, ReorderMutationVariables> = {
  id: 'ce31a2699e4e01894f0cf8e85185f6f4d9fdedf4e617f4b4c3d724ba6921cf3c',
  name: 'Reorder',
  document: () => import('../documents/Reorder.ts').then((file) => file.Reorder),
}