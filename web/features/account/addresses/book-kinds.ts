import type { AddressKind } from '#web/generated/operations.ts'

/** Areas of the address book by the last part of their path (transactions.md §2). */
export const slugOf = {
  billing: 'billing',
  shipping: 'shipping',
  packstation: 'packing-station',
} as const satisfies Record<AddressKind, string>

export const kinds = ['billing', 'shipping', 'packstation'] as const satisfies readonly AddressKind[]

export const bookPath = (kind: AddressKind): string => `/myaccount/addresses/${slugOf[kind]}`

/** Root fields that show addresses: forms elsewhere are filled in with them. */
export const bookFields = ['getAddresses'] as const
