type Values = Readonly<Record<string, string>>

/** The form of a payment as setSelectedPayment takes it: by script, and by the edge where there is none. */
export function paymentInputOf(values: Values): { paymentId: string; buyerReference: string | null } {
  return { paymentId: values.paymentId ?? '', buyerReference: values['payment.buyerReference']?.trim() || null }
}

/** The express wallet's method: it is chosen in the wallet, and given up by taking the wallet off. */
export const isWallet = ({ paymentId }: { paymentId: string }): boolean => paymentId === 'AMAZONPAY'

/** The wallet has a button of its own: the form lists its method only to say why it can't be used. */
export const isChosenByForm = ({ paymentId, enabled }: { paymentId: string; enabled: boolean }): boolean =>
  !isWallet({ paymentId }) || !enabled

/** Key of the text that says what is wrong; null when nothing is. Whether a reference is valid, the engine decides. */
export function paymentViolation(name: string, values: Values, needsReference: readonly string[]): string | null {
  const chosen = values.paymentId ?? ''
  if (name === 'paymentId') return chosen === '' ? 'checkout.fault.noPayment' : null
  const isMissing = needsReference.includes(chosen) && !values['payment.buyerReference']?.trim()
  return name === 'payment.buyerReference' && isMissing ? 'login.missing.buyerreference' : null
}
