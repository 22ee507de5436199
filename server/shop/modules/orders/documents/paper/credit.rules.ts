import { splitByWeight } from '#lib/split-by-weight.ts'
import { netAmount } from '../../../product/pricing/price.rules.ts'
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
  /** What is credited besides the lines. */
  rest: number
  taxes: Pick<OrderTaxRow, 'rate' | 'net' | 'tax'>[]
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
  { amount = 0, lines: given = [] }: DocumentData,
): Credit => {
  if (amount === order.total && given.length === 0) return { isWhole: true, lines: [], rest: 0, taxes }
  const credited = given.flatMap(({ lineId, quantity, amount: sum = 0 }): CreditedLine[] => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity, amount: sum }] : []
  })
  const rest = amount - credited.reduce((sum, each) => sum + each.amount, 0)
  const shares = splitOverRates(rest, taxes)
  return {
    isWhole: false,
    lines: credited,
    rest,
    taxes: taxes.flatMap(({ rate, tax }, index) => {
      const own = credited.filter(({ line }) => line.taxRate === rate)
      const gross = own.reduce((sum, each) => sum + each.amount, shares[index] ?? 0)
      const net = tax === 0 ? gross : netAmount(gross, rate)
      return gross === 0 ? [] : [{ rate, net, tax: gross - net }]
    }),
  }
}
