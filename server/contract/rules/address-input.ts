import type { AddressInput } from '../generated/types.ts'
import type { AddressPart, AddressValues } from './address-fields.ts'

/** An address as saveAddress and saveShippingStep take it. */
export function addressInputOf(values: AddressValues, part: AddressPart): AddressInput {
  const text = (name: string) => values[`${part}.${name}`]?.trim() ?? ''
  const optional = (name: string) => text(name) || null
  const names = {
    addressId: optional('addressId'),
    salutation: text('salutation') || 'none',
    firstname: text('firstname'),
    lastname: text('lastname'),
    postcode: text('postcode'),
    city: text('city'),
  }
  if (part === 'packstation')
    return { ...names, country: 'DE', postnumber: text('postnumber'), packstation: text('packstation') }
  // Company is sent only when formType is companyOrSchool (transactions.md §5).
  const isCompany = text('formType') === 'companyOrSchool'
  return {
    ...names,
    formType: isCompany ? 'companyOrSchool' : 'private',
    ...(isCompany && { company: text('company') }),
    streetAndNumber: text('streetAndNumber'),
    addition: optional('addition'),
    country: text('country'),
    phone: optional('phone'),
  }
}
