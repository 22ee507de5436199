type PaymentStep = { isAvailable: boolean; validated: boolean }

/** Where an order leads that its provider did not take; null for the summary, where the same method can be tried again. */
export const wayWithoutProvider = ({ isAvailable, validated }: PaymentStep): `/${string}` | null =>
  isAvailable && !validated ? '/checkout/payment?errorCode=providerUnavailable' : null
