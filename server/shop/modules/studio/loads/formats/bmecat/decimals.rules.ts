/** A number as a fraction, so that prices are calculated without rounding on the way. */
export type Fraction = { over: bigint; under: bigint }

/** BMEcat writes a decimal point; some systems write a comma. Null for what is no number. */
export const fractionOf = (text: string): Fraction | null => {
  const [, whole, decimals = ''] = /^([+-]?\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : { over: BigInt(`${whole}${decimals}`), under: 10n ** BigInt(decimals.length) }
}

export const product = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
})

export const quotient = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under,
  under: one.under * other.over,
})

export const sum = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
})

export const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n })

/** Rounded half up. */
export const rounded = ({ over, under }: Fraction): number => Number((2n * over + under) / (2n * under))

export const numberOf = ({ over, under }: Fraction): number => Number(over) / Number(under)

/** Null for what is no whole number. */
export const integerOf = (text: string): number | null => {
  const fraction = fractionOf(text)
  return fraction && Number.isInteger(numberOf(fraction)) ? numberOf(fraction) : null
}
