import { randomInt } from 'node:crypto'

/** Without letters and digits that look or sound alike: 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z, U and V. */
export const codeAlphabet = 'ACDEFGHJKMNPQRTVWXY34679'

const groups = 2
const lettersPerGroup = 5

/** 24^10 codes for each prefix: of ten thousand codes nobody guesses one. */
const randomCode = (prefix: string): string => {
  const group = () =>
    Array.from({ length: lettersPerGroup }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
  return [...(prefix === '' ? [] : [prefix]), ...Array.from({ length: groups }, group)].join('-')
}

/** So many codes, no two the same. */
export const randomCodes = (prefix: string, count: number): string[] => {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(randomCode(prefix))
  return [...codes]
}
