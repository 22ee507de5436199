import type { Operation } from '../../lib/data/operation.ts'
import type { DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables, OrderToWithdrawQuery, OrderToWithdrawQueryVariables } from '../operation-types.ts'
export const DeclareWithdrawal: Operation<DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables> = {
  id: '1cf9ca6facab8ca3bd359d847752890d1c7845c023d8ff38ced98c1f494b0829',
  name: 'DeclareWithdrawal',
  document: () => import('../documents/Withdrawal.ts').then((file) => file.DeclareWithdrawal),
}

export const OrderToWithdraw: Operation<OrderToWithdrawQuery, OrderToWithdrawQueryVariables> = {
  id: '2493905ff73e5b83209b875caa3265a05f67798ceb08ad9b89a6e8dd7aca1cbd',
  name: 'OrderToWithdraw',
  document: () => import('../documents/Withdrawal.ts').then((file) => file.OrderToWithdraw),
}