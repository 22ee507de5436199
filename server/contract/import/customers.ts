/** The form in which customers are handed to the engine (`server/shop/modules/account/visitors/accounts/customers.import.ts`). */

type ImportBusiness = {
  organisationType: 'school' | 'kindergarten' | 'authority' | 'company' | 'club'
  organisation: string
  phone: string
  street: string
  postCode: string
  city: string
  /** ISO 3166. */
  country: string
  vatRegistrationNo: string | null
}

export type ImportCustomer = {
  /** UUID. */
  id: string
  email: string
  /** Argon2id as a PHC string; null for those who have no access yet. */
  passwordHash: string | null
  salutation: 'mr' | 'ms' | 'none'
  firstName: string
  lastName: string
  isInternal: boolean
  /** Was a customer before. */
  hasOrdered: boolean
  /** Those of the business store. */
  customerNumber: string | null
  business: ImportBusiness | null
}
