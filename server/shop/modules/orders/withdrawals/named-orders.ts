import type { WithdrawalRow } from './withdrawals.tables.ts'

/** A declaration about an order. */
export type DeclaredWithdrawal = Pick<WithdrawalRow, 'id' | 'declaredAt' | 'name' | 'email' | 'goods'> & {
  orderId: string
  isEmailOfOrder: boolean
}
