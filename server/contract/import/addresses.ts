/** The form in which addresses of customers are handed to the engine (`server/shop/modules/account/addresses/addresses.import.ts`). */
export type ImportAddress = {
  /** UUID. */
  id: string
  /** UUID of the customer. */
  customerId: string
  kind: 'billing' | 'shipping' | 'packstation'
  /** The customer's own address; one a customer. */
  isCustomerAddress: boolean
  salutation: 'mr' | 'ms' | 'none'
  firstname: string
  lastname: string
  /** Set for companies and schools. */
  company: string | null
  /** Null for packing stations. */
  streetAndNumber: string | null
  addition: string | null
  postcode: string
  city: string
  /** ISO 3166. */
  country: string
  phone: string | null
  /** Set for packing stations. */
  postnumber: string | null
  packstation: string | null
}
