import type { ImportGroupTier, ImportPriceTier } from '#contract/import/catalogue.ts'
import type { OrganisationType } from '#contract/import/values.ts'

/** Gross, minor units; the amount is null for what is not sold. */
type Priced = { amount: number | null; tiers: ImportPriceTier[]; groupTiers: ImportGroupTier[] }

/** Kind of the organisation for which a buyer orders; null for all others. */
export type BuyerGroup = OrganisationType | null

/**
 * What an item costs this buyer. Prices of his group take the place of the tiers for everybody; one from a single piece on is the price
 * itself. Cart, lists, pages and so orders and papers ask here. What several visitors are shown is never made of the answer.
 */
export const priceFor = <Price extends Priced>(price: Price, group: BuyerGroup): Price => {
  const own = price.groupTiers.filter((each) => each.group === group)
  if (own.length === 0 || price.amount === null) return price
  const tiers = own.map(({ quantity, amount }) => ({ quantity, amount }))
  const [first] = tiers
  return first?.quantity === 1 ? { ...price, amount: first.amount, tiers: tiers.slice(1) } : { ...price, tiers }
}

/** Whether a buyer of the group has other prices than everybody. */
export const isPricedFor = ({ groupTiers }: Pick<Priced, 'groupTiers'>, group: BuyerGroup): boolean =>
  groupTiers.some((each) => each.group === group)
