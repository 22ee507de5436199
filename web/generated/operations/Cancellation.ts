import type { Operation } from '../../lib/data/operation.ts'
import type { DeclareCancellationMutation, DeclareCancellationMutationVariables } from '../operation-types.ts'
export const DeclareCancellation: Operation<DeclareCancellationMutation, DeclareCancellationMutationVariables> = {
  id: '1ff7e6c8141a0ea80db2b27084eef542bbd756b7255f06371e8dcefed01ca870',
  name: 'DeclareCancellation',
  document: () => import('../documents/Cancellation.ts').then((file) => file.DeclareCancellation),
}