import type { DeliveryType, SpeditionField } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { CartRow, PositionRow } from './cart.tables.ts'

/** Times are ISO texts. */
export type Position = Omit<PositionRow, 'cartId' | 'addedAt' | 'removedAt'> & {
  addedAt: string
  removedAt: string | null
}

/** An address on the cart; country as ISO 3166. */
export type AddressOnCart = { id: string; country: string; isStation: boolean }

/** What the checkout has stored for a cart, as far as the cart shows it or is calculated with it. */
export type CartCheckout = {
  deliveryType: DeliveryType
  /** Where the delivery goes, by the delivery type. */
  shippingAddress: AddressOnCart | null
  billingAddress: AddressOnCart | null
  paymentMethod: string | null
  orderReference: string | null
  speditionFields: SpeditionField[]
  surchargeVariant: string | null
}

/** A cart as it is stored. */
export type StoredCart = Omit<CartRow, 'createdAt' | 'changedAt'> & {
  /** In it, newest first. */
  positions: Position[]
  /** Taken out of it and remembered, latest first. */
  removed: Position[]
  /** Null before the first step of the checkout. */
  checkout: CartCheckout | null
}

/** Tries to order carts lie above carts, and are handed in. */
export type OrderAttempts = {
  /** Ends the try that is under way, before the cart is changed. True when there was one. */
  cancel: (trx: Transaction, cartId: string) => Promise<boolean>
}
