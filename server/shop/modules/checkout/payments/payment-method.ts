import type { DeliveryType, StoreId } from '#contract/generated/types.ts'
import type { StoreParameters } from '#contract/parameters/read-parameters.ts'
import type { AddressSnapshot } from '../../account/addresses/address.model.ts'
import type { ExpressWallet } from './express-wallet.ts'
import type { PaymentSettings } from './payment-settings.ts'
import type { PaymentRow } from './payments.tables.ts'

/** What is open of a person's orders on credit in the currency of the store, minor units. */
export type OpenCredit = {
  /** Open amount of the customer or organisation, the mailbox and the household. */
  open: number
  /** Open amount of all orders to the address, whatever names they give: names may be invented. */
  atAddress: number
  /** All that is open was ordered with this account or in this browser: the amount tells nothing of others. */
  isOwn: boolean
}

/** Whose unpaid orders count together. */
export type UnpaidGroup = 'person' | 'address' | 'network'

/** What a person, an address and a network hold without having paid: orders that are neither paid, sent nor cancelled. */
export type UnpaidOrders = {
  /** Sums, minor units. */
  open: Record<UnpaidGroup, number>
  /** Goods of the cart: pieces that it wants, that are free, and that are held. */
  items: readonly { name: string; wanted: number; free: number; held: Record<UnpaidGroup, number> }[]
  /** Orders of the mailbox within a day for which no money has come, cancelled ones too: each has mailed it. */
  ordersOfMailbox: number
  /** All of them were ordered with this account or in this browser. */
  isOwn: boolean
}

/** For whom and for what a method is offered. Amounts are gross, minor units. */
export type MethodSituation = {
  store: StoreId
  currency: string
  total: number
  /** Products in the cart. */
  productIds: readonly string[]
  /** ISO 3166, of the delivery and of the bill; null before they are known. */
  deliveryCountry: string | null
  billingCountry: string | null
  deliveryType: DeliveryType
  customer: 'guest' | 'private' | 'business'
  /** Form of the billing address. */
  isCompany: boolean
  /** Some of the goods are brought by a forwarder. */
  hasForwarder: boolean
  /** The store has an account that customers can transfer money to. */
  hasBankAccount: boolean
  /** An earlier order of the customer or the organisation is paid. */
  hasPaid: boolean
  /** What is open of the person's orders on credit. */
  credit: OpenCredit
  unpaid: UnpaidOrders
  /** The editors' switches and values of the store. */
  parameters: Pick<StoreParameters, 'isOn' | 'value'>
}

/**
 * Why a method can't be used now: the translation key `payments.unavailable.<reason>`, with amounts (minor units of the store's currency) and
 * goods for its placeholders.
 */
export type MethodRefusal = {
  reason: string
  amounts?: Record<string, number>
  /** Goods of which only so many pieces can be had by the method. */
  goods?: { name: string; count: number }
}

/** By what a provider takes later payments without the customer: ids of its own, neither card nor personal data. */
export type PaymentAgreement = Readonly<Record<string, string>>

/** A payment that begins: what providers need of its order. */
export type PaymentStart = {
  payment: PaymentRow
  order: {
    number: string
    store: StoreId
    /** As de-CH. */
    language: string
    email: string
    goods: number
    shipping: number
    tax: number
    billingAddress: AddressSnapshot
    deliveryAddress: AddressSnapshot
    lines: { name: string; articleNumber: string; quantity: number; total: number }[]
  }
  /** Pages of the shop, absolute. The token of the return is in their path; providers add their own query. */
  urls: { success: string; failure: string; cancel: string; notify: string }
  /** Checkout session that the visitor has made before, of the express wallet. */
  walletSessionId: string | null
  /** The first payment of several: the provider is asked for an agreement by which it takes the later ones. */
  isRecurring: boolean
}

/** Where the visitor goes now. */
export type BegunPayment = {
  providerRef: string | null
  /** Kept with the payment, for later calls and to answer the same submission again. */
  providerData: Record<string, string>
  next:
    | { kind: 'redirect'; url: string }
    | { kind: 'computop'; url: string; len: number; data: string; merchantID: string; template: string }
}

export type PaymentOutcome =
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'voided'
  | 'refunded'
  /** The provider knows no such payment. */
  | 'missing'

/** What a provider has said of a payment, verified. */
export type PaymentFact = {
  outcome: PaymentOutcome
  /**
   * Minor units and ISO 4217, as the provider says; null where the message has none (a failure). Of `capture` and `refund` it is
   * the amount of that command, otherwise what is authorised, captured or refunded in all.
   */
  amount: number | null
  currency: string | null
  providerRef: string | null
  providerData?: Record<string, string>
  /** The buyer has approved the payment, and nothing was taken yet. */
  isApproved?: boolean
  /** Agreement made by the first of several payments. */
  agreement?: PaymentAgreement
  /** The provider's code, for logs and metrics. */
  code: string | null
  /** The provider's id of the message, or the SHA-256 of its content: the same message is applied once. */
  eventId: string
  /** Without card and personal data. */
  body: Record<string, unknown>
}

/** What came from outside about a payment: fields of a return's query, or the body of a notification. */
export type ReceivedMessage = {
  channel: 'return' | 'notify'
  fields: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** As it came, byte by byte: signatures are over it. Empty for returns. */
  body: Buffer
}

/** Which payment a message is about. */
export type PaymentReference = { merchantRef: string } | { providerRef: string }

/**
 * A provider's side of a payment. Every call is outside a transaction and may be repeated: `payment.id` or the command's id
 * is the provider's idempotency key. Throws ProviderUnavailable when the provider has not answered, or not clearly, and
 * ProviderRefused when it will not do what it was asked.
 */
export type PaymentAdapter = {
  /** As in `payments.provider` and in the path of its notifications. */
  provider: string
  /** Origins that forms may be sent to. A payment that begins elsewhere is not handed out. */
  origins: readonly string[]
  begin: (start: PaymentStart) => Promise<BegunPayment>
  /** Takes a later payment by an agreement, without the customer. Only of methods that can recur. */
  charge?: (start: PaymentStart, agreement: PaymentAgreement) => Promise<PaymentFact>
  /** Null for a message that is not authentic, or is about nothing. */
  identify: (message: ReceivedMessage) => Promise<PaymentReference | null>
  /** What the message says, or what the provider says when it is asked because of it. Null: not authentic. */
  settle: (payment: PaymentRow, message: ReceivedMessage) => Promise<PaymentFact | null>
  /**
   * How the payment stands. Finishes what the visitor has approved and left, which may take the money; so to end a payment
   * use `void`, which never does.
   */
  inquire: (payment: PaymentRow) => Promise<PaymentFact>
  /** Throws ProviderUnavailable as long as the provider has only accepted it: the same command then asks how it stands. */
  capture: (payment: PaymentRow, command: { id: string; amount: number }) => Promise<PaymentFact>
  /**
   * Ends a payment that is not captured. One that is, is reported as it stands: captured, not voided; so is one with nothing to
   * end (pending, missing), whose visitor may still pay.
   */
  void: (payment: PaymentRow, command: { id: string }) => Promise<PaymentFact>
  /** Throws ProviderUnavailable as `capture` does. */
  refund: (payment: PaymentRow, command: { id: string; amount: number }) => Promise<PaymentFact>
}

/** The provider has not answered, or not clearly: nothing is known, the payment has to be asked for. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider refuses what was asked for (a capture, a refund): to ask again will not help. The message is its code. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/**
 * When the money comes: before the goods, with them (at the door), or after them. What comes after them is on credit, and one limit holds
 * for all of that (`credit/`): no method leaves open which it is.
 */
type Terms = { isPrepaid: true; isOnCredit?: false } | { isPrepaid: false; isOnCredit: boolean }

/** Days that goods are held for money in advance. */
export type Waiting = { remindAfterDays: number; cancelAfterDays: number }

/**
 * A payment method: one folder in `methods` with its rules and its adapter, and one line in `payment-methods.ts`. Of other
 * code only the footer's marks and the desk's texts know its id; neither compiles without it.
 */
export type PaymentMethodDefinition = Terms & {
  id: string
  needsBuyerReference?: boolean
  /** Who takes the money of an invoice that is not transferred to the shop: the carrier at the door, or a purchasing association. */
  collectedBy?: 'carrier' | 'association'
  /** Later payments can follow without the customer: by the adapter's `charge`, or by another invoice. */
  canRecur?: boolean
  /** Begins in its wallet: it can be chosen with a session of that, which `begin` needs. */
  needsWallet?: boolean
  /** Null where the store never offers it. Otherwise it is listed, and disabled with a refusal. */
  availability: (situation: MethodSituation) => 'hidden' | 'available' | MethodRefusal
  /**
   * due: the money comes later, the order is placed at once (invoice, cash on delivery); for prepayment the days until a reminder and
   * until the order is cancelled, with other ones for guests. A provider's method waits `expiryMinutes` for it; `inquireAfterMinutes`
   * are the times before at which the provider is asked, for visitors who never return.
   */
  settlement:
    | { kind: 'due'; waits?: Record<'customers' | 'guests', Waiting> }
    | {
        kind: 'provider'
        inquireAfterMinutes: readonly number[]
        expiryMinutes: number
        captures: 'atOnce' | 'whenShipped'
      }
  /** Null when the provider is not configured: the method is hidden then. Methods without a provider have none. */
  createAdapter?: (settings: PaymentSettings) => PaymentAdapter | null
  /** The provider's wallet for cart and login step; null when the provider is not configured. */
  createWallet?: (settings: PaymentSettings) => ExpressWallet | null
}
