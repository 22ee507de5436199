import { buyerReference, checkoutTexts } from '#contract/limits/checkout.ts'

/** Upper case, as the numbers are given out. */
export const normaliseBuyerReference = (entered: string): string => entered.trim().toUpperCase()

/** Digits stay, A is 10 and Z is 35. */
const digitsOf = (text: string): string =>
  [...text.replaceAll('-', '')].map((sign) => String(Number.parseInt(sign, 36))).join('')

/** ISO 7064: the number with its check digits gives 1. */
const hasCheckDigits = (reference: string): boolean => BigInt(digitsOf(reference)) % 97n === 1n

/** A Leitweg-ID in its normal form: shape, length and, unless editors have turned that off, check digits. */
export const isBuyerReference = (reference: string, checksDigits: boolean): boolean =>
  reference.length <= checkoutTexts.buyerReference &&
  buyerReference.test(reference) &&
  (!checksDigits || hasCheckDigits(reference))
