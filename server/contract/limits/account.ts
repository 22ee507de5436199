/** Characters of an account's fields (transactions.md §5, §9). */
export const accountLimits = {
  email: 80,
  customerNumber: 80,
  houseNumber: 20,
  name: 60,
  line: 100,
  phone: 30,
  vat: 20,
} as const

/** Characters of a password (transactions.md §9). A shop may ask for a longer one (PASSWORD_MIN_LENGTH) and allow longer ones (PASSWORD_MAX_LENGTH). */
export const passwordLength = { min: 3, max: 35 } as const
