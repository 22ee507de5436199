import { amountOf, isBusiness } from '../methods/limits.ts'
import type { MethodRefusal, MethodSituation, OpenCredit } from '../payment-method.ts'

export const noCredit: OpenCredit = { open: 0, atAddress: 0, isOwn: true }

/**
 * Limits for what is open over all methods on credit, this order included; gross, minor units of the store's currency. The entries
 * `credit.<limit>` of the parameter go before, and those of a method before them.
 */
const limits = {
  consumer: { firstOrderMaximum: 15_000, maximum: 50_000 },
  business: { firstOrderMaximum: 500_000, maximum: 2_500_000 },
}

/** So many households of newcomers may use up their limits at one address: it may be a block of flats, or one person of many names. */
const newcomersAtAddress = 3

/** Editors' entries of the limits that hold for all methods on credit together. */
const shared = 'credit'

/** Whether a method on credit may take this order, too: by what is open of all orders on credit. */
export const withinCredit = (situation: MethodSituation, id: string): 'available' | MethodRefusal => {
  const { total, hasPaid, credit } = situation
  const { open, atAddress, isOwn } = credit
  const name = hasPaid ? 'maximum' : 'firstOrderMaximum'
  const otherwise = limits[isBusiness(situation) ? 'business' : 'consumer'][name]
  const limit = amountOf(situation, id, name, undefined) ?? amountOf(situation, shared, name, otherwise) ?? otherwise
  if (total > limit) return { reason: hasPaid ? 'maximum' : 'firstOrder', amounts: { amount: limit } }
  const reason = hasPaid ? 'credit' : 'creditFirst'
  if (open + total > limit)
    return isOwn
      ? { reason, amounts: { limit, open, left: Math.max(0, limit - open) } }
      : { reason: `${reason}Shared`, amounts: { limit } }
  if (!hasPaid && atAddress + total > limit * newcomersAtAddress)
    return { reason: `${reason}Shared`, amounts: { limit } }
  return 'available'
}
