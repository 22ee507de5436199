import { splitByWeight } from '#lib/split-by-weight.ts'
import { netAmount } from '../../../../catalogue/product/pricing/price.rules.ts'
import type { OrderLineRow, OrderTaxRow } from '../../orders.tables.ts'
import type { WholeOrder } from '../../view/whole-orders.repository.ts'
import type { DocumentData } from '../documents.tables.ts'

/** A line of the order of which money goes back; gross, minor units. */
export type CreditedLine = { line: OrderLineRow; quantity: number; amount: number }

export type Credit = {
  /** The order as a whole: it is credited as it was invoiced. */
  isWhole: boolean
  /** Empty where money goes back for no line in particular. */
  lines: CreditedLine[]
  /** Costs of the delivery. */
  shipping: number
  /** What is credited besides them. */
  rest: number
  /** With the shares of the rate in the delivery and the rest, gross. */
  taxes: (Pick<OrderTaxRow, 'rate' | 'category' | 'net' | 'tax'> & { shipping: number; rest: number })[]
}

/** A sum over the rates of an order by what each had of its total. */
const splitOverRates = (amount: number, taxes: readonly OrderTaxRow[]): number[] =>
  splitByWeight(
    amount,
    taxes.map(({ net, tax }) => net + tax),
  )

/** What a credit note credits. Its VAT is that of its lines; what belongs to no line bears the rates of the order by their shares. */
export const creditOf = (
  { order, lines, taxes }: WholeOrder,
  { amount = 0, lines: given = [], shipping = 0 }: DocumentData,
): Credit => {
  if (amount === order.total && given.length === 0)
    return { isWhole: true, lines: [], shipping: 0, rest: 0, taxes: taxes.map((tax) => ({ ...tax, rest: 0 })) }
  const credited = given.flatMap(({ lineId, quantity, amount: sum = 0 }): CreditedLine[] => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity, amount: sum }] : []
  })
  const rest = amount - credited.reduce((sum, each) => sum + each.amount, shipping)
  const ofRest = splitOverRates(rest, taxes)
  const ofShipping = splitByWeight(
    shipping,
    taxes.map((each) => each.shipping),
  )
  return {
    isWhole: false,
    lines: credited,
    shipping,
    rest,
    taxes: taxes.flatMap(({ rate, category, tax }, index) => {
      const own = credited.filter(({ line }) => line.taxRate === rate)
      const shares = { shipping: ofShipping[index] ?? 0, rest: ofRest[index] ?? 0 }
      const gross = own.reduce((sum, each) => sum + each.amount, shares.shipping + shares.rest)
      const net = tax === 0 ? gross : netAmount(gross, rate)
      return gross === 0 ? [] : [{ rate, category, net, tax: gross - net, ...shares }]
    }),
  }
}
