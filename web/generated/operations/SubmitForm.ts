import type { Operation } from '../../lib/data/operation.ts'
import type { SubmitFormMutation, SubmitFormMutationVariables, SubscribeToCompetitionMutation, SubscribeToCompetitionMutationVariables } from '../operation-types.ts'
export const SubmitForm: Operation<SubmitFormMutation, SubmitFormMutationVariables> = {
  id: 'ae96e792ffc60bdaaec32b25e3ba774f6c915b9271e146b4b621a6119a689045',
  name: 'SubmitForm',
  document: () => import('../documents/SubmitForm.ts').then((file) => file.SubmitForm),
}

export const SubscribeToCompetition: Operation<SubscribeToCompetitionMutation, SubscribeToCompetitionMutationVariables> = {
  id: '066126f4f81259ec6534509024370b49d96f9549e787998f8d66e2b306b01341',
  name: 'SubscribeToCompetition',
  document: () => import('../documents/SubmitForm.ts').then((file) => file.SubscribeToCompetition),
}