import type { Picture } from '../../media/media.rules.ts'
import type { ContentUnit } from './price.rules.ts'

/** An item as the store has it at this moment. Amounts are gross, minor units. */
export type Offer = {
  id: string
  productId: string
  orderNumber: string
  /** Of the product; of the item where nothing else tells it from its product's others. */
  name: string
  taxClass: 'standard' | 'reduced'
  stock: number
  /** Working days. */
  deliveryDays: number
  maxQuantity: number
  minimumOrderQuantity: number
  contentQuantity: number | null
  contentUnit: ContentUnit | null
  contentIsDisplayed: boolean
  /** Null for what the store does not sell; it may still give it away. */
  amount: number | null
  oldAmount: number | null
  isBook: boolean
  isBulky: boolean
  deliveryFree: boolean
  manufacturerName: string | null
  variant: { attributeId: string; valueId: string }[]
  picture: Picture | null
  /** With all that they stand below. */
  categoryIds: string[]
  /** Whether the product has a deal that has begun and is not over. */
  hasDeal: boolean
  /** Where the item is sold out: a product that replaces it and can be had. */
  replacementId: string | null
}
