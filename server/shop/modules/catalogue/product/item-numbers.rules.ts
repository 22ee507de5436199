/** Order numbers, GTINs and ids: one word with a digit. */
const oneWord = /^(?=\S*\d)[\w./-]{3,32}$/
/** Digits in groups, as books and the lists of schools have them: ISBN 978-3-12-345678-7. */
const groups = /^(?:(?:isbn|ean|gtin)(?:-?1[03])?:?\s*)?(\d[\d\s\p{Pd}]{6,20}\d)$/iu
const gtinLengths = [8, 12, 13, 14]

/** What a text may be the number of: itself, then the GTIN in it. None in any other text. */
export const numbersIn = (text: string): string[] => {
  const digits = groups.exec(text)?.[1]?.replace(/\D/g, '') ?? ''
  const numbers = [...(oneWord.test(text) ? [text] : []), ...(gtinLengths.includes(digits.length) ? [digits] : [])]
  return [...new Set(numbers)]
}
