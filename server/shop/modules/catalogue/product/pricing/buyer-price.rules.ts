import type { ImportGroupTier, ImportPriceTier } from '#contract/import/catalogue.ts'
import type { OrganisationType } from '#contract/import/values.ts'

/** Gross, minor units; the amount is null for what is not sold. */
type Priced = { amount: number | null; tiers: ImportPriceTier[]; groupTiers: ImportGroupTier[] }

/** Kind of the organisation for which a buyer orders; null for all others. */
export type BuyerGroup = OrganisationType | null

/**
 * What an item costs this buyer: at each quantity the lower of what everybody pays and what his group pays. One price of a group from a
 * single piece on lowers the price itself. Cart, lists, pages and so orders and papers ask here. What several visitors are shown is never made
 * of the answer.
 */
export const priceFor = <Price extends Priced>(price: Price, group: BuyerGroup): Price => {
  const own = price.groupTiers.filter((each) => each.group === group)
  const { amount } = price
  if (own.length === 0 || amount === null) return price
  const steps = [{ quantity: 1, amount }, ...price.tiers, ...own]
    .map(({ quantity, amount: each }) => ({ quantity, amount: each }))
    .toSorted((one, other) => one.quantity - other.quantity || one.amount - other.amount)
  const [first, ...tiers] = steps.filter((step, index) =>
    steps.slice(0, index).every((before) => step.amount < before.amount),
  )
  return { ...price, amount: first?.amount ?? amount, tiers }
}

/** Whether a buyer of the group has other prices than everybody. */
export const isPricedFor = ({ groupTiers }: Pick<Priced, 'groupTiers'>, group: BuyerGroup): boolean =>
  groupTiers.some((each) => each.group === group)
