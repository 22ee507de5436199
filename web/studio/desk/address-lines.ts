import type { OrderAddressFragment } from '../generated/operations.ts'

/** An address as it stands on a letter, one part a line. */
export const addressLines = (address: OrderAddressFragment): string =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.postNumber,
    address.packstationNumber === null ? address.street : `Packstation ${address.packstationNumber}`,
    address.addition,
    `${address.postCode} ${address.city}`,
    address.country,
    address.phone,
    address.email,
  ]
    .filter(Boolean)
    .join('\n')
