import type { StoreId } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Database, Executor } from '#engine/db/database.ts'
import type { AddressSnapshot } from '../../account/addresses/address.model.ts'
import { toSnapshot } from '../../account/addresses/address-view.ts'
import type { AddressesService } from '../../account/addresses/addresses.service.ts'
import type { BookRow } from '../../account/addresses/addresses.tables.ts'
import { personKeysOf } from '../../account/persons/person-keys.rules.ts'
import { networkKeysOf, type Person } from '../../account/persons/persons.ts'
import type { Contact } from '../../account/visitors/accounts/contact.ts'
import type { VisitorsService } from '../../account/visitors/visitors.service.ts'
import type { LegalService } from '../../content/legal/legal.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { orderedLines, piecesOf } from '../../orders/orders/attempts/claims.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import { hasBankAccount } from '../../stores/stores/bank-account.rules.ts'
import type { CalculatedCart, CartService } from '../cart/cart.service.ts'
import { noCredit } from '../payments/credit/credit.rules.ts'
import { findDebtors, findOpenCredit, haveDebtorsPaid } from '../payments/credit/open-credit.ts'
import type { MethodRefusal, MethodSituation } from '../payments/payment-method.ts'
import type { ListedMethod, PaymentMethods } from '../payments/payment-methods.ts'
import { nothingUnpaid } from '../payments/unpaid/unpaid.rules.ts'
import { findUnpaidOrders } from '../payments/unpaid/unpaid-orders.ts'
import { findCheckout } from './checkout.repository.ts'
import {
  defaultMethod,
  hasPaymentStep,
  isPaymentComplete,
  isShippingComplete,
  methodOf,
  needsSpedition,
  refusedMethod,
  type Selection,
  selectionOf,
  withDelivery,
  withOrganisation,
} from './checkout.rules.ts'
import type { CheckoutRow } from './checkout.tables.ts'
import { quoteHash } from './quote/quote-hash.ts'

/** Who would have to approve an order of so much, net; see the module business, which depends on this one. */
type Approvals = {
  approverOf: (
    db: Executor,
    requested: { customerId: string | null; audience: Audience; net: number },
  ) => Promise<string | null>
}

export type CheckoutDependencies = {
  db: Database
  carts: CartService
  addresses: AddressesService
  visitors: Pick<VisitorsService, 'contactOf' | 'changeEmail' | 'questionWait' | 'registerGuest'>
  payments: Pick<PaymentMethods, 'list' | 'find' | 'origins' | 'wallet' | 'onCredit'>
  parameters: ParametersService
  translate: Translate
  approvals: Approvals
  legal: Pick<LegalService, 'currentVersion' | 'missingToSell'>
}

/** Whose checkout a call is about, and of which cart. */
export type Asking = { identity: Identity; audience: Audience; cartId: string }

/** A checkout as it stands: what is stored, what counts of it, and which steps are complete. */
export type CheckoutState = {
  row: CheckoutRow
  cart: CalculatedCart
  contact: Contact
  isBusiness: boolean
  /** Active addresses of all kinds. */
  book: BookRow[]
  selection: Selection
  billingAddress: AddressSnapshot | null
  deliveryAddress: AddressSnapshot | null
  /** Who orders. */
  person: Person
  /** Keyed hash of the network whose unpaid orders count with this one; null where none do. */
  network: string | null
  methods: ListedMethod[]
  /** Why the chosen method can't be used any more. */
  refusal: MethodRefusal | null
  /** Null when nothing is to be paid, or nothing usable is chosen. */
  method: ListedMethod | null
  /** Buyer reference, for a method that requires one. */
  buyerReference: string | null
  isShippingComplete: boolean
  hasPaymentStep: boolean
  isPaymentComplete: boolean
  quoteHash: string
  legalVersion: string
}

/** The editors' parameter of payment methods, and its switch for check digits of buyer references: on unless it is false. */
export const checksBuyerReferences = (parameters: ParametersService, store: StoreId): boolean =>
  parameters.value(store, 'paymentTypes', 'buyerReferenceCheck')

/** The delivery e-mail belongs to the address that the parcel goes to (transactions.md §4). */
const snapshots = ({ billing, delivery }: Selection, row: CheckoutRow) => ({
  billingAddress: billing && toSnapshot(billing, row.billingDeliveryEmail),
  deliveryAddress:
    delivery &&
    toSnapshot(delivery, row.deliveryType === 'sameAsBilling' ? row.billingDeliveryEmail : row.shippingDeliveryEmail),
})

/** Id of the method that business customers of a store pay by unless they choose; null without one. */
export const usualMethod = (
  { store }: Audience,
  { payments, parameters }: Pick<CheckoutDependencies, 'payments' | 'parameters'>,
): string | null => {
  const situation: MethodSituation = {
    store: store.id,
    currency: store.currencyCode,
    total: 1,
    productIds: [],
    deliveryCountry: store.country,
    billingCountry: store.country,
    deliveryType: 'sameAsBilling',
    customer: 'business',
    isCompany: true,
    hasForwarder: false,
    hasBankAccount: hasBankAccount(store),
    hasPaid: true,
    credit: noCredit,
    unpaid: nothingUnpaid,
    parameters: parameters.of(store.id),
  }
  return defaultMethod(payments.list(situation))?.id ?? null
}

type Situation = {
  cart: CalculatedCart
  row: CheckoutRow
  selection: Selection
  contact: Contact
  standing: Pick<MethodSituation, 'hasPaid' | 'credit' | 'unpaid'>
}

const situationOf = (
  { cart, row, selection, contact, standing }: Situation,
  { store }: Audience,
  parameters: ParametersService,
): MethodSituation => ({
  store: store.id,
  currency: store.currencyCode,
  total: cart.calculation.totals.total,
  productIds: cart.calculation.lines.map(({ offer }) => offer.productId),
  deliveryCountry: selection.delivery?.country ?? null,
  billingCountry: selection.billing?.country ?? null,
  deliveryType: row.deliveryType,
  customer: contact.realm === 'business' ? 'business' : contact.isGuest ? 'guest' : 'private',
  isCompany: selection.billing?.formType === 'companyOrSchool',
  hasForwarder: needsSpedition(cart.calculation),
  hasBankAccount: hasBankAccount(store),
  ...standing,
  parameters: parameters.of(store.id),
})

type Reading = Pick<Asking, 'identity' | 'audience'> & {
  /** Called before anything is counted that other orders of the person may change. */
  lock?: (person: Person) => Promise<void>
}

/** Goods of the cart that an order of it would claim. */
const goodsOf = ({ calculation }: CalculatedCart) => {
  const lines = orderedLines({ calculation })
  return piecesOf(lines).flatMap(({ itemId, quantity }) => {
    const offer = lines.find((line) => line.itemId === itemId)?.offer
    return offer ? [{ itemId, name: offer.name, wanted: quantity }] : []
  })
}

/**
 * Locks the first of the debtors, which all orders of an organisation do before they count its open credit. Waiting for it, the organisation may
 * have got another main user, whose lock counts then.
 */
const lockDebtors = async (
  db: Executor,
  debtors: readonly string[],
  keys: Person['keys'],
  lock: (person: Person) => Promise<void>,
): Promise<void> => {
  const [first = null] = debtors
  await lock({ customerId: first, keys })
  if (first === null) return
  const now = await findDebtors(db, first)
  if (now[0] !== first) await lockDebtors(db, now, keys, lock)
}

/**
 * What is known of the person's earlier orders: of a business customer, of all who order for the same organisation. Who has paid before
 * counts with no network. The network is locked only for an order that would be paid later, as a class may order at the same time.
 */
const standingOf = async (
  db: Executor,
  cart: CalculatedCart,
  { identity, audience, lock, person, method }: Reading & { person: Person; method: string | null },
  { payments }: Pick<CheckoutDependencies, 'payments'>,
): Promise<Situation['standing'] & { network: string | null }> => {
  const { customerId } = cart.cart
  const isBusiness = isBusinessStore(audience.store.id)
  const debtors = customerId === null ? [] : isBusiness ? await findDebtors(db, customerId) : [customerId]
  const hasPaid = cart.pricingContext.hasPaid || (debtors.length > 1 && (await haveDebtorsPaid(db, debtors)))
  const network = hasPaid ? null : (identity.network ?? null)
  const keys = [...person.keys, ...networkKeysOf(network)]
  const isPaidLater = payments.find(method ?? '').settlement.kind === 'due'
  if (lock) await lockDebtors(db, debtors, isPaidLater ? keys : person.keys, lock)
  const { visitorId } = identity
  const { currencyCode: currency } = audience.store
  return {
    network,
    hasPaid,
    credit: await findOpenCredit(db, { person, visitorId, debtors, methods: payments.onCredit, currency }),
    unpaid: await findUnpaidOrders(db, {
      person: { ...person, keys },
      visitorId,
      debtors,
      cartId: cart.cart.id,
      goods: goodsOf(cart),
    }),
  }
}

/** Reads a checkout from the database or, in a transaction, as it is there. */
export const readState = async (
  db: Executor,
  reading: Reading,
  cart: CalculatedCart,
  dependencies: CheckoutDependencies,
): Promise<CheckoutState> => {
  const { identity, audience } = reading
  const { addresses, visitors, payments, parameters, legal } = dependencies
  const { store } = audience
  const contact = await visitors.contactOf(db, identity, audience)
  const isBusiness = contact.realm === 'business'
  const book = withOrganisation(await addresses.list(db, { identity, audience }), isBusiness)
  const row = withDelivery(await findCheckout(db, cart.cart.id), book, isBusiness)
  const selection = selectionOf(book, row, isBusiness)
  const { calculation } = cart
  const shownAddresses = snapshots(selection, row)
  const person: Person = {
    customerId: cart.cart.customerId,
    keys: personKeysOf(contact.email, [shownAddresses.billingAddress, shownAddresses.deliveryAddress]),
  }
  const requested = { ...reading, person, method: row.paymentMethod }
  const { network, ...standing } = await standingOf(db, cart, requested, dependencies)
  const methods = payments.list(situationOf({ cart, row, selection, contact, standing }, audience, parameters))
  const paying = { calculation, methods, isBusiness, row }
  const method = methodOf(paying)
  const isComplete = isShippingComplete({ calculation, selection, email: contact.email, row })
  const quoted = {
    ...shownAddresses,
    buyerReference: method?.needsBuyerReference ? row.buyerReference : null,
    legalVersion: await legal.currentVersion(db, store.id),
  }
  return {
    ...quoted,
    row,
    cart,
    contact,
    isBusiness,
    book,
    selection,
    person,
    network,
    methods,
    method,
    refusal: refusedMethod(paying),
    isShippingComplete: isComplete,
    hasPaymentStep: hasPaymentStep(paying),
    isPaymentComplete: isComplete && isPaymentComplete(paying, checksBuyerReferences(parameters, store.id)),
    quoteHash: quoteHash({
      ...quoted,
      calculation,
      currency: store.currencyCode,
      email: contact.email,
      paymentMethod: method?.id ?? null,
      speditionFields: row.speditionFields,
      orderReference: row.orderReference,
    }),
  }
}
