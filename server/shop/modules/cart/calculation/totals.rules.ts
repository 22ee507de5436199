import { showsNet } from '../../product/pricing/price.rules.ts'
import type { Pricing, TaxRates } from '../../product/pricing/sold-product.rules.ts'

/** An amount with its tax class, minor units as the store shows them. */
export type Priced = { taxClass: keyof TaxRates; amount: number }

export type Totals = {
  /** Goods after all reductions, as shown. */
  goods: number
  shipping: number
  /** Gross. */
  total: number
  net: number
  tax: number
  /** Highest rate first; those that nothing is taxed by are left out. */
  taxes: { rate: number; amount: number }[]
}

const taxClasses = ['standard', 'reduced'] as const

/**
 * Adds up a cart. Amounts of one tax class are added first and taxed once, so that a line more or less moves a sum by what
 * the line costs; the tax of each class is rounded to the cent, half up, and everything else is a sum or a difference
 * of these: total = net + tax, tax = the sum of taxes. Delivery is taxed at the standard rate.
 */
export const totalsOf = (amounts: readonly Priced[], shipping: number, { store, taxRates }: Pricing): Totals => {
  const goods = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const isNet = showsNet(store)
  const taxes = taxClasses.flatMap((taxClass) => {
    const rate = taxRates[taxClass]
    const own = amounts.filter((each) => each.taxClass === taxClass).reduce((sum, { amount }) => sum + amount, 0)
    const base = own + (taxClass === 'standard' ? shipping : 0)
    if (base === 0) return []
    return [{ rate, amount: isNet ? Math.round((base * rate) / 100) : base - Math.round((base * 100) / (100 + rate)) }]
  })
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const shownTotal = goods + shipping
  return {
    goods,
    shipping,
    total: isNet ? shownTotal + tax : shownTotal,
    net: isNet ? shownTotal : shownTotal - tax,
    tax,
    taxes: taxes.toSorted((a, b) => b.rate - a.rate),
  }
}
