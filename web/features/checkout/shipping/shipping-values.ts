import { type AddressPart, addressParts } from '#contract/rules/address-fields.ts'
import type { ShippingValues } from '#contract/rules/checkout/shipping-fields.ts'
import type { CheckoutAddressFragment, CheckoutShippingFragment } from '#web/generated/operations.ts'
import { addressValues, personValues } from '#web/lib/addresses/address-values.ts'

/** What is stored, as the step's form shows it. `edited`: id of the address that is being changed. */
export function shippingValues(shipping: CheckoutShippingFragment, edited: string | null): ShippingValues {
  const { deliveryType, account, speditionFields, orderReference } = shipping
  const { billingDeliveryEmail: billing, shippingDeliveryEmail: delivery } = shipping
  const values: Record<string, string> = {
    deliveryType,
    'contact.email': account.email ?? '',
    'miscellaneous.orderReference': orderReference ?? '',
  }
  for (const part of addressParts) {
    const { hasDeliveryEmail, deliveryEmail } = part === 'billingAddress' ? billing : delivery
    values[`${part}.hasDeliveryEmail`] = hasDeliveryEmail ? 'true' : ''
    values[`${part}.deliveryEmail`] = deliveryEmail ?? ''
  }
  for (const { fieldName, fieldValue } of speditionFields) values[`spedition.${fieldName}`] = fieldValue
  const books: readonly [AddressPart, readonly CheckoutAddressFragment[]][] = [
    ['billingAddress', shipping.billingAddresses],
    ['shippingAddress', shipping.shippingAddresses],
    ['packstation', shipping.packstations],
  ]
  for (const [part, addresses] of books) {
    const address = addresses.find(({ addressId }) => addressId === edited)
    Object.assign(values, address ? addressValues(part, address) : personValues(part, account))
  }
  return values
}
