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
import type { Audience } from '../../../call/audience.ts'
import { toAddress } from '../../account/addresses/address-view.ts'
import type { AddressRow } from '../../account/addresses/addresses.tables.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { toPaymentMethod } from '../payments/payment-method-view.ts'
import { chosenShipper, needsSpedition } from './checkout.rules.ts'
import type { CheckoutState } from './checkout-state.ts'

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
    shippers: cart.basketValues.shippers,
    countries: cart.details.deliveryCountries,
    account: {
      email: contact.email,
      isGuest: contact.isGuest,
      isBusiness,
      mayChangeEmail: contact.isGuest,
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

const paymentStep = (state: CheckoutState, viewing: Viewing): CheckoutPaymentStep => ({
  isAvailable: state.hasPaymentStep,
  paymentMethods: state.methods.map((method) =>
    toPaymentMethod(method, { ...viewing, isSelected: state.method?.id === method.id }),
  ),
  selectedMethodId: state.method?.id ?? null,
  buyerReference: state.row.buyerReference,
  validated: state.isPaymentComplete,
})

/** A checkout as the contract has it. */
export const toCheckout = (state: CheckoutState, viewing: Viewing): Checkout => ({
  cart: viewing.cart,
  loginStep: {
    isDone: state.contact.email !== null,
    option: state.contact.email === null ? null : state.contact.isGuest ? 'guest' : 'register',
  },
  shippingStep: shippingStep(state, viewing),
  paymentStep: paymentStep(state, viewing),
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
