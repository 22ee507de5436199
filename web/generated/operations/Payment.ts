import type { Operation } from '../../lib/data/operation.ts'
import type { SelectPaymentMutation, SelectPaymentMutationVariables } from '../operation-types.ts'
export const SelectPayment: Operation<SelectPaymentMutation, SelectPaymentMutationVariables> = {
  id: '07f47a02882b9d3fb056c3812af62692699322aab4b9de8b092778e9aa50bb9c',
  name: 'SelectPayment',
  document: () => import('../documents/Payment.ts').then((file) => file.SelectPayment),
}