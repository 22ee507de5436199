import type { Operation } from '../../lib/data/operation.ts'
import type { DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables, OrderToWithdrawQuery, OrderToWithdrawQueryVariables } from '../operation-types.ts'
export const DeclareWithdrawal: Operation<DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables> = {
  id: '1cf9ca6facab8ca3bd359d847752890d1c7845c023d8ff38ced98c1f494b0829',
  name: 'DeclareWithdrawal',
  document: () => import('../documents/Withdrawal.ts').then((file) => file.DeclareWithdrawal),
}

export const OrderToWithdraw: Operation<OrderToWithdrawQuery, OrderToWithdrawQueryVariables> = {
  id: '0de1b854db91930d19899ca92108298891f6930abb4f7bca3210bb132c9cbbd1',
  name: 'OrderToWithdraw',
  document: () => import('../documents/Withdrawal.ts').then((file) => file.OrderToWithdraw),
}