import { showsNet, taxIn, taxOn } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { Pricing, TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { splitByWeight } from '#lib/split-by-weight.ts'

/** A line's amount with its tax class, minor units as the store shows them. */
export type PricedGoods = {
  taxClass: keyof TaxRates
  /** After all reductions. */
  amount: number
  /** Before all reductions. */
  fullAmount: number
}

/** What one shipper takes, as the store shows it, and the goods that it carries. */
export type Shipment = { cost: number; goods: readonly PricedGoods[] }

/** Amounts that bear one tax rate, minor units. */
export type RateTotals = {
  taxClass: keyof TaxRates
  /** Percent. */
  rate: number
  /** Goods after all reductions, as shown. */
  goods: number
  /** Share of the shipping cost, as shown. */
  shipping: number
  net: number
  tax: number
  gross: number
}

export type Totals = {
  /** Goods after all reductions, as shown. */
  goods: number
  shipping: number
  /** Gross. */
  total: number
  net: number
  tax: number
  /** Highest rate first; rates that tax nothing are left out. Every sum above is the sum over the rates. */
  rates: RateTotals[]
}

const taxClasses = ['standard', 'reduced'] as const

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const byTaxClass = (amounts: readonly PricedGoods[], of: 'amount' | 'fullAmount'): number[] =>
  taxClasses.map((taxClass) => sum(amounts.filter((each) => each.taxClass === taxClass).map((each) => each[of])))

/** Standard rate for a shipment of goods without any price. */
const standardOnly = taxClasses.map((taxClass) => (taxClass === 'standard' ? 1 : 0))

/**
 * Shares of a shipper's cost by tax class. Shipping is ancillary to the goods and bears their rates; with mixed rates the
 * net cost follows the net values of the goods. Cost and goods are both gross, or both net in the business store, so that
 * splitting the one by the other as shown does this. Goods that a voucher pays in full count by their value before it.
 */
const shippingShares = ({ cost, goods }: Shipment): number[] => {
  const weights = [byTaxClass(goods, 'amount'), byTaxClass(goods, 'fullAmount')].find((each) => sum(each) > 0)
  return splitByWeight(cost, weights ?? standardOnly)
}

/**
 * Adds up a cart. Amounts of one tax class, shares of shipping included, are added first and taxed once, so that a line
 * more or less moves a sum by what the line costs; the tax of each class is rounded to the cent, half up, and everything
 * else is a sum or a difference of these: total = net + tax, tax = the sum of the taxes of all rates.
 */
export const totalsOf = (
  amounts: readonly PricedGoods[],
  shipments: readonly Shipment[],
  { store, taxRates }: Pricing,
): Totals => {
  const isNet = showsNet(store)
  const goodsOf = byTaxClass(amounts, 'amount')
  const shares = shipments.map(shippingShares)
  const rates = taxClasses.flatMap((taxClass, index): RateTotals[] => {
    const rate = taxRates[taxClass]
    const goods = goodsOf[index] ?? 0
    const shipping = sum(shares.map((share) => share[index] ?? 0))
    const shown = goods + shipping
    if (shown === 0) return []
    const tax = isNet ? taxOn(shown, rate) : taxIn(shown, rate)
    const net = isNet ? shown : shown - tax
    return [{ taxClass, rate, goods, shipping, net, tax, gross: net + tax }]
  })
  return {
    goods: sum(rates.map(({ goods }) => goods)),
    shipping: sum(rates.map(({ shipping }) => shipping)),
    total: sum(rates.map(({ gross }) => gross)),
    net: sum(rates.map(({ net }) => net)),
    tax: sum(rates.map(({ tax }) => tax)),
    rates: rates.toSorted((a, b) => b.rate - a.rate),
  }
}
