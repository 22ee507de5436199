import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitCartMutation, SubmitCartMutationVariables } from '../operation-types.ts'
export const SubmitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  id: '0106387d9eac21d5a17b9fefe2a428a884d56b567940fd546bd54966fd77fb18',
  name: 'SubmitCart',
  document: () => import('../documents/Submit.ts').then((file) => file.SubmitCart),
}