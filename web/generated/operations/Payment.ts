import type { Operation } from '../../lib/data/operation.ts'
import type { SelectPaymentMutation, SelectPaymentMutationVariables } from '../operation-types.ts'
export const SelectPayment: Operation<SelectPaymentMutation, SelectPaymentMutationVariables> = {
  id: '23363af0eb546b9e5f41d7463f1569a019542a55aaec0d80f3a192fcfff634bd',
  name: 'SelectPayment',
  document: () => import('../documents/Payment.ts').then((file) => file.SelectPayment),
}