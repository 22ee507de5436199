import { netAmount } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { splitByWeight } from '#lib/split-by-weight.ts'
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

type Parts = Omit<Credit, 'isWhole' | 'taxes'> & {
  /** By the order's rates, gross: shares of the delivery and of the rest, and all that is credited at each. */
  rates: { shipping: number; rest: number; gross: number }[]
}

/** `before` is what was credited at each rate before. What belongs to no line bears the rates by what is left of them. */
const partsOf = (
  { lines, taxes }: WholeOrder,
  { amount = 0, lines: given = [], shipping = 0 }: DocumentData,
  before: readonly number[],
): Parts => {
  const credited = given.flatMap(({ lineId, quantity, amount: sum = 0 }): CreditedLine[] => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity, amount: sum }] : []
  })
  const rest = amount - credited.reduce((sum, each) => sum + each.amount, shipping)
  const ofShipping = splitByWeight(
    shipping,
    taxes.map((each) => each.shipping),
  )
  const named = taxes.map(({ rate }, index) =>
    credited
      .filter(({ line }) => line.taxRate === rate)
      .reduce((sum, each) => sum + each.amount, ofShipping[index] ?? 0),
  )
  const ofRest = splitByWeight(
    rest,
    taxes.map(({ net, tax }, index) => Math.max(0, net + tax - (before[index] ?? 0) - (named[index] ?? 0))),
  )
  return {
    lines: credited,
    shipping,
    rest,
    rates: taxes.map((_tax, index) => {
      const own = ofRest[index] ?? 0
      return { shipping: ofShipping[index] ?? 0, rest: own, gross: (named[index] ?? 0) + own }
    }),
  }
}

/** VAT of a sum that is credited at a rate: of all that was invoiced at it just the VAT of the invoice. */
const taxOf = ({ rate, net, tax }: OrderTaxRow, gross: number): number => {
  if (tax === 0) return 0
  return gross === net + tax ? tax : gross - netAmount(gross, rate)
}

/**
 * What a credit note credits, after `earlier` ones of the order. Its VAT is that of its lines; what belongs to no line bears the rates of the
 * order by their shares. Together the credit notes of an order bear the VAT of its invoice to the cent.
 */
export const creditOf = (whole: WholeOrder, data: DocumentData, earlier: readonly DocumentData[]): Credit => {
  const { order, taxes } = whole
  if (data.amount === order.total && (data.lines ?? []).length === 0)
    return { isWhole: true, lines: [], shipping: 0, rest: 0, taxes: taxes.map((tax) => ({ ...tax, rest: 0 })) }
  const before = earlier.reduce<readonly number[]>((sums, each) => {
    const { rates } = partsOf(whole, each, sums)
    return sums.map((sum, index) => sum + (rates[index]?.gross ?? 0))
  }, Array(taxes.length).fill(0))
  const { rates, ...credited } = partsOf(whole, data, before)
  return {
    isWhole: false,
    ...credited,
    taxes: taxes.flatMap((each, index) => {
      const { rate, category } = each
      const { shipping, rest, gross } = rates[index] ?? { shipping: 0, rest: 0, gross: 0 }
      const sum = before[index] ?? 0
      const tax = taxOf(each, sum + gross) - taxOf(each, sum)
      return gross === 0 ? [] : [{ rate, category, net: gross - tax, tax, shipping, rest }]
    }),
  }
}
