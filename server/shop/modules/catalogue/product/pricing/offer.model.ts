import type { Picture } from '../../media/media.formats.ts'
import type { SharedItemFields } from '../item.model.ts'

/** An item as the store has it at this moment. Amounts are gross, minor units. */
export type Offer = SharedItemFields & {
  productId: string
  orderNumber: string
  /** Name of the product, or of the item where nothing else tells it from its product's others. */
  name: string
  /** Null for what the store does not sell; it may still give it away. */
  amount: number | null
  isBook: boolean
  isBulky: boolean
  deliveryFree: boolean
  /** Members of prime get it without delivery costs. */
  isPrime: boolean
  manufacturerName: string | null
  picture: Picture | null
  /** With all that they stand below. */
  categoryIds: string[]
  /** Whether the product has a deal that has begun and is not over. */
  hasDeal: boolean
  /** Where the item is sold out: a product that replaces it and can be had. */
  replacementId: string | null
}

/** The part of an offer that decides what may be ordered and what it costs; read from the database whenever a cart is judged. */
export type OfferState = Pick<
  Offer,
  | 'id'
  | 'productId'
  | 'taxClass'
  | 'stock'
  | 'deliveryDays'
  | 'maxQuantity'
  | 'minimumOrderQuantity'
  | 'amount'
  | 'oldAmount'
  | 'tiers'
  | 'groupTiers'
  | 'isBook'
  | 'isBulky'
  | 'deliveryFree'
  | 'isPrime'
  | 'hasDeal'
>

/** The part of an offer that is held in process until the change log names its product. */
export type OfferDescription = Omit<Offer, keyof OfferState | 'replacementId'>
