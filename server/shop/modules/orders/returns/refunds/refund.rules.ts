import { showsNet } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { splitByWeight } from '#lib/split-by-weight.ts'
import type { OrderLineRow, OrderRow, OrderTaxRow } from '../../orders/orders.tables.ts'
import type { MoneyBack } from '../../settlement/settle/settle.ts'

type PaidOrder = {
  order: Pick<OrderRow, 'store' | 'total'>
  lines: readonly Pick<OrderLineRow, 'id' | 'total' | 'reduction' | 'taxRate'>[]
  taxes: readonly Pick<OrderTaxRow, 'rate' | 'net' | 'tax' | 'shipping'>[]
}

/**
 * What was paid for each line and for the delivery, gross, in minor units: together the order's total. Where prices are shown
 * without VAT, the VAT of a rate is split over its lines by their net amounts.
 */
export const paidShares = ({ order, lines, taxes }: PaidOrder): { lines: Map<string, number>; shipping: number } => {
  const shown = (line: PaidOrder['lines'][number]): number => line.total - line.reduction
  const paid = new Map(lines.map((line) => [line.id, showsNet(order.store) ? 0 : shown(line)]))
  if (showsNet(order.store))
    for (const { rate, net, tax, shipping } of taxes) {
      const own = lines.filter(({ taxRate }) => taxRate === rate)
      const weights = own.map(shown)
      const goods = weights.reduce((sum, each) => sum + each, 0)
      // The delivery's share of the rate's total is by net amounts.
      const [share = 0] = splitByWeight(net + tax, [goods, shipping])
      const shares = splitByWeight(share, weights)
      for (const [index, line] of own.entries()) paid.set(line.id, shares[index] ?? 0)
    }
  const goods = [...paid.values()].reduce((sum, each) => sum + each, 0)
  return { lines: paid, shipping: Math.max(0, order.total - goods) }
}

/** Share of the next `pieces` of a line of which `before` went back already; all of them together are exactly what was paid. */
export const shareOfPieces = (paid: number, ordered: number, before: number, pieces: number): number =>
  Math.floor((paid * (before + pieces)) / ordered) - Math.floor((paid * before) / ordered)

/** A refund of a return: of pieces of a line, or of the delivery. */
export type Refund = {
  id: string
  lineId: string | null
  quantity: number
  amount: number
  /** The provider has refused it in the end: a person has to send the money. */
  isFailed: boolean
}

const sumOf = (refunds: readonly Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Refunds that a sum of money stands for: that of the provider's command, the one of exactly this sum, or the oldest that fit into
 * it. What is left of the sum is for no goods in particular. What an operator sends by hand stands for failed ones of exactly its sum, one or
 * all of them; any other sum may be for something else.
 */
export const refundsIn = (refunds: readonly Refund[], { amount, command }: MoneyBack): Refund[] => {
  if (command?.isByHand) {
    const failed = refunds.filter(({ isFailed }) => isFailed)
    const one = failed.find((refund) => refund.amount === amount)
    return one ? [one] : sumOf(failed) === amount ? failed : []
  }
  if (command) return refunds.filter((refund) => refund.id === command.id && refund.amount <= amount)
  const exact = refunds.find((refund) => refund.amount === amount)
  if (exact) return [exact]
  const fitting: Refund[] = []
  let left = amount
  for (const refund of refunds) {
    if (refund.amount > left) continue
    fitting.push(refund)
    left -= refund.amount
  }
  return fitting
}
