/** The form in which customers are handed to the engine (`server/shop/modules/account/visitors/accounts/customers.import.ts`). */
import Type, { type Static } from 'typebox'
import { closed, country, flag, id, isoTime, line, organisationType, orNull, uuid, whole } from './values.ts'

const { Optional } = Type

export const salutation = Type.Enum(['mr', 'ms', 'none'], { description: 'Salutation' })

/** What customers and users of organisations have in common. */
export const importPerson = {
  id: uuid('Account'),
  email: line('E-mail address'),
  passwordHash: Optional(
    orNull(line('Argon2id as a PHC string; null for no access yet. Left out, the stored one stays')),
  ),
  salutation,
  firstName: line('First name'),
  lastName: line('Last name'),
  createdAt: Optional(isoTime('Since when there is an account; left out, it stays')),
}

const importBusiness = closed(
  {
    organisationType: organisationType('Kind'),
    organisation: line('Name'),
    phone: line('Phone'),
    street: line('Street and number'),
    postCode: line('Postcode'),
    city: line('Town'),
    country,
    vatRegistrationNo: orNull(line('VAT id')),
    jobTitleCode: Optional(orNull(id('Job title; left out, it stays'))),
    primaryIndustryGroupCode: Optional(orNull(id('Industry; left out, it stays'))),
    numberOfEmployees: Optional(orNull(whole('Employees; left out, it stays', 0))),
  },
  'Organisation of a customer of the business store; null for consumers',
)

export const importCustomer = closed({
  ...importPerson,
  phone: Optional(orNull(line('Phone of consumers; left out, it stays'))),
  isInternal: flag('Works here'),
  hasOrdered: flag('Was a customer before'),
  customerNumber: orNull(id('Customer number; of those of the business store')),
  business: orNull(importBusiness),
})
export type ImportCustomer = Static<typeof importCustomer>
