import type { Operation } from '../../lib/data/operation.ts'
import type { PaymentReturnQuery, PaymentReturnQueryVariables, SettlePaymentReturnMutation, SettlePaymentReturnMutationVariables } from '../operation-types.ts'
export const PaymentReturn: Operation<PaymentReturnQuery, PaymentReturnQueryVariables> = {
  id: 'eb6ec0e64fab70483986d53552d7059dacb3e76925a094dd1b461a67e1d70d03',
  name: 'PaymentReturn',
  document: () => import('../documents/PaymentReturn.ts').then((file) => file.PaymentReturn),
}

export const SettlePaymentReturn: Operation<SettlePaymentReturnMutation, SettlePaymentReturnMutationVariables> = {
  id: '1a0fbb708da623f391ec113d5504e226e975beb451f6a10e6ad53f3d7cdab586',
  name: 'SettlePaymentReturn',
  document: () => import('../documents/PaymentReturn.ts').then((file) => file.SettlePaymentReturn),
}