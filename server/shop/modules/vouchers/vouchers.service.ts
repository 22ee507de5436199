import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { countRedemption, findVouchers, hasRedeemed, saveRedemption } from './vouchers.repository.ts'
import type { Voucher } from './vouchers.rules.ts'

type Wanted = { store: StoreId; codes: readonly string[]; customerId: string | null }
type Redemption = { cartId: string; code: string; customerId: string | null; isOncePerCustomer: boolean }

export const createVouchersService = () => ({
  /** Vouchers by code: those with the given codes and the public ones of the store. */
  find: async (executor: Executor, { store, codes, customerId }: Wanted): Promise<ReadonlyMap<string, Voucher>> =>
    new Map((await findVouchers(executor, store, codes, customerId)).map((voucher) => [voucher.code, voucher])),

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
})

export type VouchersService = ReturnType<typeof createVouchersService>
