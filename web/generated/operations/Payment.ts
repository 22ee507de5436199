import type { Operation } from '../../lib/data/operation.ts'
import type { SelectPaymentMutation, SelectPaymentMutationVariables } from '../operation-types.ts'
export const SelectPayment: Operation<SelectPaymentMutation, SelectPaymentMutationVariables> = {
  id: '828d058f8aa52c3961c5fcf36cffc64e32da89a32000e45c49d8f3949799db17',
  name: 'SelectPayment',
  document: () => import('../documents/Payment.ts').then((file) => file.SelectPayment),
}