import type { Operation } from '../../lib/data/operation.ts'
import type { PaymentReturnQuery, PaymentReturnQueryVariables, SettlePaymentReturnMutation, SettlePaymentReturnMutationVariables } from '../operation-types.ts'
export const PaymentReturn: Operation<PaymentReturnQuery, PaymentReturnQueryVariables> = {
  id: '507fb3a6258c07f465a3b4c95bc68930562b169419e43bb5e847c275787e3248',
  name: 'PaymentReturn',
  document: () => import('../documents/PaymentReturn.ts').then((file) => file.PaymentReturn),
}

export const SettlePaymentReturn: Operation<SettlePaymentReturnMutation, SettlePaymentReturnMutationVariables> = {
  id: 'df9ccf0ebd2d240ad0b8ab22137779369467f619e949fd5351e9daae0012c3c5',
  name: 'SettlePaymentReturn',
  document: () => import('../documents/PaymentReturn.ts').then((file) => file.SettlePaymentReturn),
}