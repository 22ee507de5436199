import type { AddressKind } from '../generated/types.ts'

/** What a form with addresses holds, by the names of its fields. */
export type AddressValues = Readonly<Record<string, string>>

/** Addresses of a form; fields are named `<part>.<field>`, as the engine names its errors. */
export const addressParts = ['billingAddress', 'shippingAddress', 'packstation'] as const
export type AddressPart = (typeof addressParts)[number]

/** The form in which an address of a kind is entered. */
export const partOf = {
  billing: 'billingAddress',
  shipping: 'shippingAddress',
  packstation: 'packstation',
} as const satisfies Record<AddressKind, AddressPart>

const names = ['firstname', 'lastname']
const town = ['postcode', 'city']

/** Names of the fields of an address, in their order. */
export const fieldsOf = (part: AddressPart): readonly string[] =>
  part === 'packstation'
    ? ['addressId', ...names, 'postnumber', 'packstation', ...town]
    : ['addressId', 'company', ...names, 'streetAndNumber', 'addition', ...town, 'country', 'phone']
