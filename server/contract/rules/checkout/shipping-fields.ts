import type { DeliveryType } from '../../generated/types.ts'
import { speditionFormFields } from '../../limits/checkout.ts'
import { type AddressPart, type AddressValues, addressParts, fieldsOf } from '../address-fields.ts'

/** What the step's form holds, by the names of its fields. */
export type ShippingValues = AddressValues

/** The choice of an address that is typed: a new one, or one that is being changed. */
export const typedAddress = 'typed'

const deliveryTypes: readonly DeliveryType[] = ['sameAsBilling', 'shippingAddress', 'packstation']

export function deliveryTypeOf(values: ShippingValues): DeliveryType {
  return deliveryTypes.find((type) => type === values.deliveryType) ?? 'sameAsBilling'
}

/** Whether the order has such an address. */
export const isWanted = (values: ShippingValues, part: AddressPart): boolean =>
  part === 'billingAddress' || deliveryTypeOf(values) === part

/** Whether the fields of an address count. Its choice is named `<part>Id`. */
export const isTyped = (values: ShippingValues, part: AddressPart): boolean =>
  isWanted(values, part) && values[idFieldOf(part)] === typedAddress

export const idFieldOf = (part: AddressPart) =>
  part === 'packstation' ? 'packstationId' : part === 'billingAddress' ? 'billingAddressId' : 'shippingAddressId'

const allOf = (part: AddressPart) => [...fieldsOf(part), 'deliveryEmail'].map((name) => `${part}.${name}`)

/** Fields of the step whose errors are shown, in the order in which they stand. */
export const shippingFields: readonly string[] = [
  'contact.email',
  ...addressParts.flatMap(allOf),
  'shipper.shipperCode',
  ...speditionFormFields.map(({ fieldName }) => `spedition.${fieldName}`),
  'miscellaneous.orderReference',
]
