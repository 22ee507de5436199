import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitCartMutation, SubmitCartMutationVariables } from '../operation-types.ts'
export const SubmitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  id: '0f9fbd17fa4cfae4924ad0a811a1c92728a48b8655348a42701aa678f66b6a6e',
  name: 'SubmitCart',
  document: () => import('../documents/Submit.ts').then((file) => file.SubmitCart),
}