/** The form in which addresses of customers are handed to the engine (`server/shop/modules/account/addresses/addresses.import.ts`). */
import Type, { type Static } from 'typebox'
import { salutation } from './customers.ts'
import { closed, country, flag, line, orNull, uuid } from './values.ts'

export const importAddress = closed({
  id: uuid('Address'),
  customerId: uuid('Customer'),
  kind: Type.Enum(['billing', 'shipping', 'packstation'], { description: 'Kind' }),
  isCustomerAddress: flag("The customer's own address; one a customer"),
  isDefault: Type.Optional(flag('The one of its kind that the checkout proposes; one a customer and kind')),
  salutation,
  firstname: line('First name'),
  lastname: line('Last name'),
  company: orNull(line('Set for companies and schools')),
  streetAndNumber: orNull(line('Null for packing stations')),
  addition: orNull(line('Addition')),
  postcode: line('Postcode'),
  city: line('Town'),
  country,
  phone: orNull(line('Phone')),
  postnumber: orNull(line('Set for packing stations')),
  packstation: orNull(line('Set for packing stations')),
})
export type ImportAddress = Static<typeof importAddress>
