import type { Operation } from '../../lib/data/operation.ts'
import type { PaymentReturnQuery, PaymentReturnQueryVariables, SettlePaymentReturnMutation, SettlePaymentReturnMutationVariables } from '../operation-types.ts'
export const PaymentReturn: Operation<PaymentReturnQuery, PaymentReturnQueryVariables> = {
  id: '4259cdbfe916744d152791db111eb88f46a9f267ad02a335b3adb64ef7f44159',
  name: 'PaymentReturn',
  document: () => import('../documents/PaymentReturn.ts').then((file) => file.PaymentReturn),
}

export const SettlePaymentReturn: Operation<SettlePaymentReturnMutation, SettlePaymentReturnMutationVariables> = {
  id: '86c9577fc833b4c67b184965884eb5e40408a7f9ee40a1a299548afc40c59ce9',
  name: 'SettlePaymentReturn',
  document: () => import('../documents/PaymentReturn.ts').then((file) => file.SettlePaymentReturn),
}