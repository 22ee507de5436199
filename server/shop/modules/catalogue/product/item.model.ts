import type { ImportGroupTier, ImportPriceTier } from '#contract/import/catalogue.ts'
import type { ContentUnit } from './pricing/price.rules.ts'

/** What every view of an item has: a card, a list, its page, the cart. Amounts are gross, minor units. */
export type SharedItemFields = {
  id: string
  taxClass: 'standard' | 'reduced'
  stock: number
  /** Working days. */
  deliveryDays: number
  maxQuantity: number
  minimumOrderQuantity: number
  contentQuantity: number | null
  contentUnit: ContentUnit | null
  contentIsDisplayed: boolean
  amount: number | null
  oldAmount: number | null
  /** Lower prices by quantity. */
  tiers: ImportPriceTier[]
  /** Prices of groups of customers, of which nothing shared tells; `priceFor` makes the price of a buyer of them. */
  groupTiers: ImportGroupTier[]
  variant: { attributeId: string; valueId: string }[]
}
