/** Characters of an address; names and lines are as long as those of an account. */
export const addressTexts = { name: 60, line: 100, postcode: 10, phone: 30 } as const

/** Addresses of one kind that a customer or guest keeps. */
export const maxAddresses = 50

/** DHL's number of the recipient. */
export const postNumber = /^\d{6,10}$/

/** Numbers of packing stations: 101 to 999. */
export const packstationNumber = /^(?:10[1-9]|1[1-9]\d|[2-9]\d\d)$/

/** Countries with packing stations. */
export const packstationCountry = 'DE'

/** Characters of what the shipping step and the summary take. */
export const checkoutTexts = { orderReference: 40, comment: 1000, buyerReference: 46 } as const

/** What the forwarder asks, in the form's order, with its most characters; the phone number is as that of an address. */
export const speditionFormFields = [
  { fieldName: 'phone', isRequired: true, limit: 30 },
  { fieldName: 'floor', isRequired: false, limit: 40 },
  { fieldName: 'note', isRequired: false, limit: 200 },
] as const

/** Leitweg-ID: coarse part, fine part, check digits. */
export const buyerReference = /^\d{2,12}(?:-[A-Z\d]{1,30})?-\d{2}$/
