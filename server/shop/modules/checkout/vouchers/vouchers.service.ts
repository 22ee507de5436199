import type { StoreId } from '#contract/generated/types.ts'
import type { Database, Executor, Transaction } from '#engine/db/database.ts'
import { hasOrderedBefore } from '../../account/persons/ordered-before.ts'
import type { Person } from '../../account/persons/persons.ts'
import { isRunning } from '../../catalogue/promotions/promotions.rules.ts'
import {
  countRedemption,
  deleteRedemptions,
  findOfferedVouchers,
  findRedeemed,
  findTakenCodes,
  findVouchers,
  insertOwnVouchers,
  saveRedemption,
  saveVouchers,
  stopVouchers,
  type WantedVouchers,
} from './vouchers.repository.ts'
import type { Voucher } from './vouchers.rules.ts'
import type { VoucherRow } from './vouchers.tables.ts'

type Redemption = { cartId: string; voucher: VoucherRow; person: Person }

/** Whether redemptions decide on it for this customer; they are counted in the database alone. */
const dependsOnRedemptions = ({ maxRedemptions, isOncePerCustomer }: VoucherRow, customerId: string | null): boolean =>
  maxRedemptions !== null || (isOncePerCustomer && customerId !== null)

/** What earlier orders of a person mean to vouchers: the database is asked only where their rules want to know. */
const standingOf = async (
  db: Executor,
  { person, vouchers, cartId }: { person: Person; vouchers: readonly VoucherRow[]; cartId: string },
): Promise<{ isUsed: (code: string) => boolean; hasOrdered: boolean }> => {
  const codes = vouchers.filter(({ isOncePerCustomer }) => isOncePerCustomer).map(({ code }) => code)
  const used = codes.length === 0 ? [] : await findRedeemed(db, { person, codes, cartId })
  const isFirst = vouchers.some(({ isFirstOrder }) => isFirstOrder)
  return {
    isUsed: (code) => used.includes(code),
    hasOrdered: isFirst && (await hasOrderedBefore(db, person, cartId)),
  }
}

/** The vouchers that carts offer are held in process; `load` again when they change. */
export const createVouchersService = (db: Database) => {
  let allOffered: VoucherRow[] = []

  const offered = (store: StoreId): VoucherRow[] => {
    const now = Date.now()
    return allOffered.filter((each) => each.stores.includes(store) && isRunning(each, now))
  }

  return {
    load: async (): Promise<void> => {
      allOffered = await findOfferedVouchers(db)
    },

    /** Vouchers that the store offers now, without their redemptions. */
    offered,

    /** Vouchers by code: those with the given codes and the public ones of the store. The database is asked only where it decides. */
    find: async (executor: Executor, wanted: WantedVouchers): Promise<ReadonlyMap<string, Voucher>> => {
      const publicOnes = offered(wanted.store)
      const isRequested =
        wanted.codes.length > 0 || publicOnes.some((each) => dependsOnRedemptions(each, wanted.customerId))
      const found = isRequested
        ? await findVouchers(executor, wanted)
        : publicOnes.map((each): Voucher => ({ ...each, isUsedUp: false, isUsedByCustomer: false }))
      return new Map(found.map((voucher) => [voucher.code, voucher]))
    },

    /**
     * Redeems a voucher for an order, in the order's transaction: never more often than it may be, and once for a person or for the
     * first order where that is its rule, however many orders come at once, with an account or without. False: it can't be, and the order
     * must be rolled back.
     */
    redeem: async (trx: Transaction, { cartId, voucher, person }: Redemption): Promise<boolean> => {
      const { code } = voucher
      // First, as it takes the lock of the voucher's count: all that follows sees the orders before.
      if (!(await countRedemption(trx, code))) return false
      const { isUsed, hasOrdered } = await standingOf(trx, { person, vouchers: [voucher], cartId })
      if (isUsed(code) || (voucher.isFirstOrder && hasOrdered)) return false
      return saveRedemption(trx, { cartId, code, customerId: person.customerId })
    },

    standingOf,

    /** For merchants, who have checked what they write. */
    desk: { takenCodes: findTakenCodes, insert: insertOwnVouchers, save: saveVouchers, stop: stopVouchers },

    /** The order of the cart came to nothing: its voucher can be redeemed again. Twice is no change. */
    unredeem: (trx: Transaction, cartId: string): Promise<void> => deleteRedemptions(trx, cartId),
  }
}

export type VouchersService = ReturnType<typeof createVouchersService>
