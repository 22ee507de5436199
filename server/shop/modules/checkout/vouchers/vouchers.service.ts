import type { Executor, Transaction } from '../../../db/database.ts'
import {
  countRedemption,
  deleteRedemptions,
  findVouchers,
  hasRedeemed,
  saveRedemption,
  type WantedVouchers,
} from './vouchers.repository.ts'
import type { Voucher } from './vouchers.rules.ts'

type Redemption = { cartId: string; code: string; customerId: string | null; isOncePerCustomer: boolean }

export const createVouchersService = () => ({
  /** Vouchers by code: those with the given codes and the public ones of the store. */
  find: async (executor: Executor, wanted: WantedVouchers): Promise<ReadonlyMap<string, Voucher>> =>
    new Map((await findVouchers(executor, wanted)).map((voucher) => [voucher.code, voucher])),

  /**
   * Redeems a voucher for an order, in the order's transaction: never more often than it may be, and once for a customer
   * where that is its rule, however many orders come at once. False: it can't be, and the order must be rolled back.
   */
  redeem: async (trx: Transaction, { cartId, code, customerId, isOncePerCustomer }: Redemption): Promise<boolean> => {
    // First, as it takes the lock of the voucher's count: all that follows sees the orders before.
    if (!(await countRedemption(trx, code))) return false
    if (isOncePerCustomer && customerId !== null && (await hasRedeemed(trx, code, customerId))) return false
    return saveRedemption(trx, { cartId, code, customerId })
  },

  /** The order of the cart came to nothing: its voucher can be redeemed again. Twice is no change. */
  unredeem: (trx: Transaction, cartId: string): Promise<void> => deleteRedemptions(trx, cartId),
})

export type VouchersService = ReturnType<typeof createVouchersService>
