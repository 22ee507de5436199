import type { AddressPart, AddressValues } from '#contract/rules/address-fields.ts'
import type { CheckoutAddressFragment } from '../../generated/operations.ts'

/** A stored address, as its form shows it. */
export function addressValues(part: AddressPart, address: CheckoutAddressFragment): AddressValues {
  const fields: Readonly<Record<string, string | null | undefined>> = {
    formType: address.formType,
    company: address.schoolOrCompany,
    salutation: address.salutation,
    firstname: address.firstName,
    lastname: address.lastName,
    streetAndNumber: address.street,
    addition: address.addressAddition,
    postcode: address.postCode,
    city: address.city,
    country: address.country,
    phone: address.phone,
    postnumber: address.postNumber,
    packstation: address.packstationNumber,
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${part}.${name}`, value ?? '']))
}

/**
 * The name of who is logged in, for a form that is still empty. Not for another address of delivery: somebody else receives there, and a wrong
 * name is noticed too late.
 */
export function personValues(
  part: AddressPart,
  {
    firstName,
    lastName,
    salutation,
  }: { firstName?: string | null; lastName?: string | null; salutation?: string | null },
): AddressValues {
  if (part === 'shippingAddress') return {}
  return {
    [`${part}.firstname`]: firstName ?? '',
    [`${part}.lastname`]: lastName ?? '',
    ...(salutation && { [`${part}.salutation`]: salutation }),
  }
}
