import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitCartMutation, SubmitCartMutationVariables } from '../operation-types.ts'
export const SubmitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  id: 'a127e414e79a144095ebef49cae065f7530a7cdb396eeceb0ab3a0fb5b2b86b6',
  name: 'SubmitCart',
  document: () => import('../documents/Submit.ts').then((file) => file.SubmitCart),
}