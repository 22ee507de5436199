import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitCartMutation, SubmitCartMutationVariables } from '../operation-types.ts'
export const SubmitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  id: 'db283897a84c807097faf6509195656fd6539f1919627f491893c44722fbd132',
  name: 'SubmitCart',
  document: () => import('../documents/Submit.ts').then((file) => file.SubmitCart),
}