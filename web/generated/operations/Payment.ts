import type { Operation } from '../../lib/data/operation.ts'
import type { SelectPaymentMutation, SelectPaymentMutationVariables } from '../operation-types.ts'
export const SelectPayment: Operation<SelectPaymentMutation, SelectPaymentMutationVariables> = {
  id: '3f7b41dc5def9bb8ceac4fe0ac30d9131035118806e231b04b9575a05bd3ad6d',
  name: 'SelectPayment',
  document: () => import('../documents/Payment.ts').then((file) => file.SelectPayment),
}