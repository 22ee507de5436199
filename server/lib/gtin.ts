const lengths = [8, 12, 13, 14]

/** Whether so many digits can be a GTIN. */
export const isGtinLength = (digits: string): boolean => lengths.includes(digits.length)

/** Whether the last digit fits the others, as in every GTIN. */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits]
    .reverse()
    .slice(1)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1))
}

export const isGtin = (text: string): boolean => /^\d+$/.test(text) && isGtinLength(text) && hasCheckDigit(text)
