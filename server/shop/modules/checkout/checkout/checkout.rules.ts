import type { DeliveryType } from '#contract/generated/types.ts'
import { packstationCountry, speditionFormFields } from '#contract/limits/checkout.ts'
import { defaultBilling } from '../../account/addresses/address.rules.ts'
import type { AddressRow, BookRow } from '../../account/addresses/addresses.tables.ts'
import type { CartCalculation } from '../cart/calculation/calculation.rules.ts'
import { shipperOfDelivery } from '../cart/calculation/delivery.rules.ts'
import type { MethodRefusal } from '../payments/payment-method.ts'
import type { ListedMethod } from '../payments/payment-methods.ts'
import type { CheckoutRow } from './checkout.tables.ts'
import { isBuyerReference } from './payment/buyer-reference.rules.ts'

const forwarder = 'spedition'

/** Addresses that count for a checkout. */
export type Selection = {
  billing: AddressRow | null
  shipping: AddressRow | null
  packstation: AddressRow | null
  /** Where the delivery goes. */
  delivery: AddressRow | null
}

/**
 * Addresses that a checkout chooses from. Parcels go to the organisation of a business customer, too: bills often go to an authority. It is
 * last, so a shipping address comes first.
 */
export const withOrganisation = (book: readonly BookRow[], isBusiness: boolean): BookRow[] => {
  const own = isBusiness ? book.find(({ isCustomerAddress }) => isCustomerAddress) : undefined
  return own ? [...book, { ...own, kind: 'shipping' }] : [...book]
}

type Ids = Pick<CheckoutRow, 'deliveryType' | 'billingAddressId' | 'shippingAddressId' | 'packstationId'>

/** The chosen address of the kind, or the first in the book, for bills the default one. */
const selected = (book: readonly AddressRow[], kind: AddressRow['kind'], id: string | null): AddressRow | null =>
  book.find((row) => row.kind === kind && row.id === id) ?? null

/** What was chosen and is still in the book; otherwise the default of each kind. */
export const selectionOf = (book: readonly AddressRow[], ids: Ids, isBusiness: boolean): Selection => {
  const first = (kind: AddressRow['kind']) => book.find((row) => row.kind === kind) ?? null
  const billing =
    selected(book, 'billing', ids.billingAddressId) ??
    defaultBilling(
      book.filter(({ kind }) => kind === 'billing'),
      isBusiness,
    )
  const shipping = selected(book, 'shipping', ids.shippingAddressId) ?? first('shipping')
  const packstation = selected(book, 'packstation', ids.packstationId) ?? first('packstation')
  const delivery = { sameAsBilling: billing, shippingAddress: shipping, packstation }[ids.deliveryType]
  return { billing, shipping, packstation, delivery }
}

/** Country and shipper that the cart takes over from a delivery. A packing station that is not entered yet is in Germany. */
export const deliveryOnCart = (
  deliveryType: DeliveryType,
  delivery: Pick<AddressRow, 'country'> | null,
  countries: readonly string[],
): { deliveryCountry?: string; shipperCode: string | null } => {
  const isStation = deliveryType === 'packstation'
  const country = delivery?.country ?? (isStation ? packstationCountry : undefined)
  const shipperCode = shipperOfDelivery(isStation, country ?? '')
  return country !== undefined && countries.includes(country)
    ? { deliveryCountry: country, shipperCode }
    : { shipperCode }
}

/**
 * What is stored of a checkout, with the delivery that stands for business customers who have chosen neither bill nor delivery: to the first
 * shipping address, otherwise to the organisation.
 */
export const withDelivery = <Row extends Ids>(row: Row, book: readonly AddressRow[], isBusiness: boolean): Row => {
  if (!isBusiness || row.deliveryType !== 'sameAsBilling' || row.billingAddressId !== null) return row
  const { billing, shipping } = selectionOf(book, row, isBusiness)
  return shipping === null || shipping.id === billing?.id ? row : { ...row, deliveryType: 'shippingAddress' }
}

export const needsSpedition = ({ shippers }: CartCalculation): boolean =>
  shippers.some(({ code }) => code === forwarder)

/** The shipper of the parcels, or the forwarder when there are none. */
export const chosenShipper = ({ shippers }: CartCalculation): string | null => {
  const chosen = shippers.filter(({ isSelected }) => isSelected)
  return (chosen.find(({ code }) => code !== forwarder) ?? chosen[0])?.code ?? null
}

/** Everything that can be had is brought by a shipper that can be chosen. */
export const isCarried = ({ lines, shippers }: CartCalculation): boolean => {
  const carried = new Set(
    shippers.filter(({ isSelected, isEnabled }) => isSelected && isEnabled).flatMap(({ positionIds }) => positionIds),
  )
  return lines.every(({ id, isAvailable }) => !isAvailable || carried.has(id))
}

const hasGoods = ({ lines }: CartCalculation): boolean => lines.some(({ isAvailable }) => isAvailable)

/** Holds goods, and there is nothing to pay. */
export const isPayless = (calculation: CartCalculation): boolean =>
  hasGoods(calculation) && calculation.totals.total === 0

type ShippingStep = { calculation: CartCalculation; selection: Selection; email: string | null; row: CheckoutRow }

/** Everything that an order needs of the steps before the payment is there. */
export const isShippingComplete = ({ calculation, selection, email, row }: ShippingStep): boolean => {
  const { billing, delivery } = selection
  const missesField = speditionFormFields.some(
    ({ fieldName, isRequired }) => isRequired && !row.speditionFields.some((field) => field.fieldName === fieldName),
  )
  return (
    email !== null &&
    hasGoods(calculation) &&
    billing !== null &&
    delivery !== null &&
    delivery.country === calculation.sending.country &&
    isCarried(calculation) &&
    !(needsSpedition(calculation) && missesField)
  )
}

type PaymentStep = {
  calculation: CartCalculation
  methods: readonly ListedMethod[]
  isBusiness: boolean
  row: Pick<CheckoutRow, 'paymentMethod' | 'buyerReference' | 'walletSessionId'>
}

/**
 * What a business customer pays by without choosing: on account, the first such method in the editors' order. Where that one is refused
 * no other takes its place: the customer chooses.
 */
export const defaultMethod = (methods: readonly ListedMethod[]): ListedMethod | null => {
  const usual = methods.find(({ isOnCredit, needsBuyerReference }) => isOnCredit && !needsBuyerReference)
  return usual?.state === 'available' ? usual : null
}

/** The method that was chosen and is refused by now; null when there is none. */
export const refusedMethod = ({ methods, row }: Pick<PaymentStep, 'methods' | 'row'>): MethodRefusal | null => {
  const state = methods.find(({ id }) => id === row.paymentMethod)?.state ?? 'available'
  return state === 'available' ? null : state
}

/** The method that an order would be paid by; null when none is chosen, the chosen one is refused, or nothing is to be paid. */
export const methodOf = ({ calculation, methods, isBusiness, row }: PaymentStep): ListedMethod | null => {
  if (isPayless(calculation)) return null
  const chosen = methods.find(({ id }) => id === row.paymentMethod)
  if (chosen?.state === 'available') return chosen
  return isBusiness && row.paymentMethod === null ? defaultMethod(methods) : null
}

/**
 * The step is skipped when there is nothing to pay, by business customers and by the express wallet, as long as there is a method without
 * it (transactions.md §4). A business customer has none when no invoice is possible: the step says why, and what else can be chosen.
 */
export const hasPaymentStep = (step: PaymentStep): boolean => {
  const isSkipped = step.isBusiness || step.row.walletSessionId !== null
  return !isPayless(step.calculation) && !(isSkipped && methodOf(step) !== null)
}

/** Everything that an order needs of the payment step is there. */
export const isPaymentComplete = (step: PaymentStep, checksDigits: boolean): boolean => {
  if (isPayless(step.calculation)) return true
  const method = methodOf(step)
  if (method === null) return false
  return !method.needsBuyerReference || isBuyerReference(step.row.buyerReference ?? '', checksDigits)
}
