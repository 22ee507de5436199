import { isBusiness } from '../methods/limits.ts'
import type { MethodRefusal, MethodSituation, UnpaidGroup, UnpaidOrders } from '../payment-method.ts'

export const nothingUnpaid: UnpaidOrders = {
  open: { person: 0, address: 0, network: 0 },
  items: [],
  ordersOfMailbox: 0,
  isOwn: true,
}

/**
 * Limits for orders that hold goods without money, this one included; gross, minor units of the store's currency. Twenty teachers of one
 * school who each order a class set in advance stay below that of a place.
 */
const limits = {
  consumer: { person: 200_000, place: 1_000_000 },
  business: { person: 2_500_000, place: 5_000_000 },
}

/**
 * Orders without money that a mailbox may get mails about within a day. Anybody can enter a stranger's address, as a guest or for a new
 * account, so what was paid before does not raise it. A school office orders for its classes with an account.
 */
const ordersADay = { guest: 5, private: 20, business: 60 } as const satisfies Record<
  MethodSituation['customer'],
  number
>

/** Share of an article's pieces that one person, address or network may hold without having paid: others find some, too. */
const share = 2 / 3

/** So many pieces can be held of any article: few are left, and a family buys them. */
const minPieces = 5

/** Pieces that may be held of those that would be free without the holder's own. */
export const maxPieces = (pieces: number): number => Math.max(minPieces, Math.floor(pieces * share))

const limitOf = (situation: MethodSituation, group: UnpaidGroup): number => {
  const { parameters } = situation
  const { person, place } = limits[isBusiness(situation) ? 'business' : 'consumer']
  return group === 'person'
    ? (parameters.value('paymentTypes', 'unpaid.maximum') ?? person)
    : (parameters.value('paymentTypes', 'unpaid.placeMaximum') ?? place)
}

/**
 * Whether a method that is paid later may take this order, too. The value counts once something is open: a single order is judged by the
 * method's own limits. Who has paid before is known: others at the address or in the network take nothing from him.
 */
export const withinUnpaid = (situation: MethodSituation, isOnCredit: boolean): 'available' | MethodRefusal => {
  const { total, hasPaid, unpaid, customer } = situation
  const { open, items, isOwn } = unpaid
  if (unpaid.ordersOfMailbox >= ordersADay[customer]) return { reason: 'unpaidOrders' }
  // Credit has limits of its own for a person who is known, and such goods leave within days.
  const hasCredit = isOnCredit && (hasPaid || isBusiness(situation))
  const groups = (['person', 'address', 'network'] as const).filter((group) =>
    group === 'person' ? !hasCredit : !hasPaid,
  )
  for (const group of groups) {
    const limit = limitOf(situation, group)
    if (open[group] > 0 && open[group] + total > limit)
      return isOwn
        ? { reason: 'unpaid', amounts: { limit, open: open[group] } }
        : { reason: 'unpaidShared', amounts: { limit } }
  }
  for (const { name, wanted, free, held } of items)
    for (const group of groups) {
      if (hasCredit && held[group] === 0) continue
      const count = maxPieces(free + held[group]) - held[group]
      if (wanted > count)
        return isOwn && count > 0
          ? { reason: 'unpaidPieces', goods: { name, count } }
          : { reason: 'unpaidPiecesShared', goods: { name, count: Math.max(0, count) } }
    }
  return 'available'
}
