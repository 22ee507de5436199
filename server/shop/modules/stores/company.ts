/** The company behind a store: sender of invoices, and who the money of transfers goes to. */
export type Company = {
  name: string
  street: string
  postCode: string
  city: string
  /** ISO 3166. */
  country: string
  vatId: string
  /** Whom buyers ask about an invoice. */
  contact: { name: string; phone: string; email: string }
  bank: { holder: string; iban: string; bic: string; name: string }
}

const numbersOf = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10))

/** Remainder of ISO 7064 MOD 97-10 over digits and capital letters. */
export const mod97 = (text: string): number =>
  [...numbersOf(text)].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** An IBAN without spaces whose check digits are right. */
export const isIban = (text: string): boolean => ibanForm.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1

export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)
