import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitFormMutation, SubmitFormMutationVariables } from '../operation-types.ts'
export const SubmitForm: Operation<SubmitFormMutation, SubmitFormMutationVariables> = {
  id: 'ae96e792ffc60bdaaec32b25e3ba774f6c915b9271e146b4b621a6119a689045',
  name: 'SubmitForm',
  document: () => import('../documents/SubmitForm.ts').then((file) => file.SubmitForm),
}