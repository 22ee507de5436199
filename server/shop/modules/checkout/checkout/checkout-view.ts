import type {
  Address,
  AddressKind,
  Cart,
  Checkout,
  CheckoutPaymentStep,
  CheckoutShippingStep,
  DeliveryEmail,
} from '#contract/generated/types.ts'
import { speditionFormFields } from '#contract/limits/checkout.ts'
import type { Audience } from '#engine/call/audience.ts'
import { toAddress } from '../../account/addresses/address-view.ts'
import type { AddressRow } from '../../account/addresses/addresses.tables.ts'
import { deliveryAfterPaymentText } from '../../catalogue/product/pricing/delivery-text.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { promiseText } from '../../orders/orders/promised-delivery.ts'
import { toPaymentMethod } from '../payments/payment-method-view.ts'
import type { ListedMethod } from '../payments/payment-methods.ts'
import { chosenShipper, isPayless, needsSpedition } from './checkout.rules.ts'
import type { CheckoutState } from './checkout-state.ts'
import { deliveryOf } from './quote/delivery-of.ts'

type Viewing = {
  cart: Cart
  audience: Audience
  translate: Translate
  origins: readonly string[]
  pendingOrderId: string | null
  pendingPaymentUrl: string | null
  endedPayment: Checkout['endedPayment']
  recentOrderId: string | null
  approver: string | null
  expressWallet: Checkout['expressWallet']
}

const deliveryEmail = (email: string | null): DeliveryEmail => ({
  hasDeliveryEmail: email !== null,
  deliveryEmail: email,
})

const shippingStep = (state: CheckoutState, { cart, audience }: Viewing): CheckoutShippingStep => {
  const { row, selection, book, contact, isBusiness } = state
  const { calculation } = state.cart
  const emailOf = ({ kind }: AddressRow) => (kind === 'billing' ? row.billingDeliveryEmail : row.shippingDeliveryEmail)
  const toView = (address: AddressRow | null): Address | null =>
    address && toAddress(address, audience, emailOf(address))
  const ofKind = (kind: AddressKind) =>
    book.filter((address) => address.kind === kind).map((address) => toAddress(address, audience))
  const hasSpedition = needsSpedition(calculation)
  const stored = new Map(row.speditionFields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]))
  return {
    deliveryType: row.deliveryType,
    billingAddressId: selection.billing?.id ?? null,
    shippingAddressId: selection.shipping?.id ?? null,
    packstationId: selection.packstation?.id ?? null,
    billingAddress: toView(selection.billing),
    shippingAddress: toView(selection.shipping),
    packstation: toView(selection.packstation),
    billingAddresses: ofKind('billing'),
    shippingAddresses: ofKind('shipping'),
    packstations: ofKind('packstation'),
    selectedShipperCode: chosenShipper(calculation),
    shippers: state.method?.shipsAfterPayment
      ? cart.basketValues.shippers.map((shipper) => ({ ...shipper, deliveryText: null }))
      : cart.basketValues.shippers,
    countries: cart.details.deliveryCountries,
    account: {
      email: contact.email,
      isGuest: contact.isGuest,
      isBusiness,
      mayChangeEmail: contact.isGuest,
      salutation: contact.person?.salutation ?? null,
      firstName: contact.person?.firstName ?? null,
      lastName: contact.person?.lastName ?? null,
    },
    speditionFields: hasSpedition
      ? speditionFormFields.map(({ fieldName }) => ({ fieldName, fieldValue: stored.get(fieldName) ?? '' }))
      : [],
    needsSpedition: hasSpedition,
    orderReference: row.orderReference,
    comment: row.comment,
    newsletter: row.newsletter,
    billingDeliveryEmail: deliveryEmail(row.billingDeliveryEmail),
    shippingDeliveryEmail: deliveryEmail(row.shippingDeliveryEmail),
    validated: state.isShippingComplete,
  }
}

const deliveryTextOf = ({ cart }: CheckoutState, method: ListedMethod | null, { audience, translate }: Viewing) =>
  promiseText(deliveryOf(cart.calculation, method), audience, translate)

const paymentStep = (state: CheckoutState, viewing: Viewing): CheckoutPaymentStep => ({
  isAvailable: state.hasPaymentStep,
  paymentMethods: state.methods.map((method) =>
    toPaymentMethod(method, {
      ...viewing,
      isSelected: state.method?.id === method.id,
      deliveryText: deliveryTextOf(state, method, viewing),
    }),
  ),
  selectedMethodId: state.method?.id ?? null,
  buyerReference: state.row.buyerReference,
  validated: state.isPaymentComplete,
})

/** The cart whose positions promise no day while the goods wait for a transfer. */
const cartOf = ({ method, cart: { calculation } }: CheckoutState, viewing: Viewing): Cart => {
  if (!method?.shipsAfterPayment) return viewing.cart
  const offers = new Map(calculation.lines.map(({ id, offer }) => [id, offer]))
  return {
    ...viewing.cart,
    positions: viewing.cart.positions.map((position) => {
      const offer = offers.get(position.id)
      if (!offer) return position
      return { ...position, deliveryStatusText: deliveryAfterPaymentText(offer, calculation.sending.country, viewing) }
    }),
  }
}

/** A checkout as the contract has it. */
export const toCheckout = (state: CheckoutState, viewing: Viewing): Checkout => ({
  cart: cartOf(state, viewing),
  loginStep: {
    isDone: state.contact.email !== null,
    option: state.contact.email === null ? null : state.contact.isGuest ? 'guest' : 'register',
  },
  shippingStep: shippingStep(state, viewing),
  paymentStep: paymentStep(state, viewing),
  deliveryText:
    state.method === null && !isPayless(state.cart.calculation) ? null : deliveryTextOf(state, state.method, viewing),
  quoteHash: state.quoteHash,
  pendingOrderId: viewing.pendingOrderId,
  pendingPaymentUrl: viewing.pendingPaymentUrl,
  endedPayment: viewing.endedPayment,
  recentOrderId: viewing.recentOrderId,
  approver: viewing.approver,
  providerOrigins: [...viewing.origins],
  legalVersion: state.legalVersion,
  expressWallet: viewing.expressWallet,
})
