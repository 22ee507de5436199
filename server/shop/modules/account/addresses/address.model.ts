/** An address as it was when the order was made. */
export type AddressSnapshot = {
  formType: 'private' | 'companyOrSchool'
  salutation: 'mr' | 'ms' | 'none'
  firstName: string
  lastName: string
  company: string | null
  street: string
  addition: string | null
  postCode: string
  city: string
  /** ISO 3166. */
  country: string
  phone: string | null
  postNumber: string | null
  packstationNumber: string | null
  /** Delivery e-mail. */
  email: string | null
}
