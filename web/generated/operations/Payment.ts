import type { Operation } from '../../lib/data/operation.ts'
import type { SelectPaymentMutation, SelectPaymentMutationVariables } from '../operation-types.ts'
export const SelectPayment: Operation<SelectPaymentMutation, SelectPaymentMutationVariables> = {
  id: 'fa5fa3b3a26ef048f44c0057388102be6bf3de31d8a02650ea0a2cdb3bd0539c',
  name: 'SelectPayment',
  document: () => import('../documents/Payment.ts').then((file) => file.SelectPayment),
}