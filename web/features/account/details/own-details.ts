/** Root fields that show the contact data elsewhere: the name above the account, the addresses, one of which is the organisation's. */
export const ownDetails = ['getCustomerInfo', 'getAddresses'] as const
