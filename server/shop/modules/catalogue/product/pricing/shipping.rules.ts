import type { ItemShipping } from '#contract/generated/types.ts'
import type { StoreParameters } from '#contract/parameters/read-parameters.ts'
import { money } from './price.rules.ts'
import { type Pricing, shown, type TaxRates } from './sold-product.rules.ts'

/** What a store takes for sending goods; gross, minor units. */
export type ShippingTerms = {
  country: string
  cost: number
  /** From this value of goods on nothing is taken; null when there is no such value. */
  freeFrom: number | null
}

/** Working days that the way to a country takes on top of the way within Germany. */
const daysAbroad: Readonly<Record<string, number>> = { DE: 0, AT: 1, CH: 2 }

/** What editors keep in the parameter `shipping`: for another country than the store's own where its entries say so. */
export const shippingTerms = (
  { country: home }: { country: string },
  country: string,
  { value }: Pick<StoreParameters, 'value'>,
): ShippingTerms => {
  const [cost, freeFrom] = [value('shipping', 'cost'), value('shipping', 'freeFrom')]
  if (country === home) return { country, cost, freeFrom }
  return {
    country,
    cost: value('shipping', `cost.${country}`) ?? cost,
    freeFrom: value('shipping', `freeFrom.${country}`) ?? freeFrom,
  }
}

/** Working days until an item is with the customer; the later one is what the shop promises in words. */
export const shippingDays = (deliveryDays: number, country: string): { minimumDays: number; maximumDays: number } => {
  const maximumDays = Math.max(deliveryDays + (daysAbroad[country] ?? 0), 1)
  return { minimumDays: Math.max(maximumDays - 1, 1), maximumDays }
}

/** What is sent, at its gross price in minor units. */
type ShippedGoods = { deliveryDays: number; taxClass: keyof TaxRates; amount: number; isFree: boolean }

export const shippingOf = (
  { deliveryDays, taxClass, amount, isFree }: ShippedGoods,
  { country, cost, freeFrom }: ShippingTerms,
  pricing: Pricing,
): ItemShipping => {
  const show = (gross: number, of: keyof TaxRates = 'standard') => shown({ taxClass: of, amount: gross }, pricing)
  // As the cart compares: in the terms in which the store tells its prices.
  const isWorthIt = freeFrom !== null && show(amount, taxClass) >= show(freeFrom)
  return {
    country,
    ...shippingDays(deliveryDays, country),
    rate: money(isFree || isWorthIt ? 0 : show(cost), pricing.currencyCode, pricing.language),
  }
}
