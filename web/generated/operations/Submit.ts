import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitCartMutation, SubmitCartMutationVariables } from '../operation-types.ts'
export const SubmitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  id: '115f1d4cbb512317a7e5928896bb5ad088e3bd7f00c0ab370e503c8327044f87',
  name: 'SubmitCart',
  document: () => import('../documents/Submit.ts').then((file) => file.SubmitCart),
}