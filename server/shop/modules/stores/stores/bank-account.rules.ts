import type { ImportCompany } from '#contract/import/content.ts'

const numbersOf = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10))

/** Remainder by ISO 7064 MOD 97-10 of digits and capital letters, of which A counts as 10. */
export const mod97 = (text: string): number =>
  [...numbersOf(text)].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** An IBAN without spaces whose check digits are right. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1

export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

/** Whether customers of a store can be told where to transfer money to. */
export const hasBankAccount = ({ company }: { company: ImportCompany | null }): boolean =>
  company !== null && company.bank.iban !== '' && company.bank.holder !== ''
