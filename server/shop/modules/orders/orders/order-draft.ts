import type { SpeditionField } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { AddressSnapshot } from '../../account/addresses/address.model.ts'
import type { Person } from '../../account/persons/persons.ts'
import type { CartCalculation, PricingContext } from '../../checkout/cart/calculation/calculation.rules.ts'
import type { StoredCart } from '../../checkout/cart/cart.model.ts'
import type { MethodRefusal } from '../../checkout/payments/payment-method.ts'
import type { PromisedDelivery } from './promised-delivery.ts'

/** Everything that an order is made of, as of its transaction. Amounts are minor units. */
export type OrderDraft = {
  cart: StoredCart
  calculation: CartCalculation
  pricingContext: PricingContext
  /** Who orders; locked until the transaction ends. */
  person: Person
  /** Keyed hash of the network whose unpaid orders this one counts with; null where it counts with none. */
  network: string | null
  email: string
  billingAddress: AddressSnapshot
  deliveryAddress: AddressSnapshot
  /** Id of the payment method; null when there is nothing to pay. */
  paymentMethod: string | null
  buyerReference: string | null
  shipperCode: string
  speditionFields: SpeditionField[]
  delivery: PromisedDelivery
  orderReference: string | null
  comment: string | null
  newsletter: boolean
  walletSessionId: string | null
  quoteHash: string
  legalVersion: string
}

/** What the summary asked for beside the order, as it is stored; without a comment the one of before stays. */
export type StoredWishes = { comment?: string | null | undefined; newsletter: boolean }

/** Stores what the summary asked for beside the order; a comment that is left out stays. */
export type SaveWishes = (
  trx: Transaction,
  cartId: string,
  wishes: { comment?: string; newsletter: boolean },
) => Promise<StoredWishes>

/** Why a cart can't be ordered. */
export type OrderRefusal =
  | { code: 'stepIncomplete' | 'noPaymentSelected' | 'legalTextsMissing' }
  /** The method that was chosen can't be used any more. */
  | { code: 'paymentRefused'; refusal: MethodRefusal }

/** Reads a cart as an order, under the cart's lock, in the caller's transaction. */
export type ReadForOrder = (
  trx: Transaction,
  wanted: { identity: Identity; audience: Audience; cartId: string },
) => Promise<OrderDraft | OrderRefusal>
