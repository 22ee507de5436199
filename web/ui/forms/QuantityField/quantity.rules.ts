/** Where nothing else is said (storefront.md §5). */
export const defaultLimits: QuantityLimits = { minimum: 1, maximum: 999 }

type QuantityLimits = {
  /** Minimum order quantity. */
  minimum: number
  maximum: number
  /** Zero is taken, and means that the entry goes. */
  deletesOnZero?: boolean
}

export type QuantityNotice = { kind: 'limit'; maximum: number } | { kind: 'minimum'; minimum: number }

export type Quantity = { value: number; notice: QuantityNotice | null; isDeletion: boolean }

/** What an entry counts as, and what has to be said about it (storefront.md §5, §8). */
export function readQuantity(text: string, limits: QuantityLimits): Quantity {
  const written = text.trim()
  // Empty or not a number becomes 1, and 1 is then held against the limits.
  const number = /^[+-]?\d+$/.test(written) ? Number(written) : 1
  return limited(number, limits)
}

/** One more or one less, from whatever stands in the field. */
export function stepQuantity(text: string, step: 1 | -1, limits: QuantityLimits): Quantity {
  const { value } = readQuantity(text, limits)
  const next = value + step
  // Below the minimum there is nothing but the way out.
  if (step < 0 && limits.deletesOnZero && next < limits.minimum) return { value: 0, notice: null, isDeletion: true }
  return limited(next, limits)
}

function limited(number: number, { minimum, maximum, deletesOnZero = false }: QuantityLimits): Quantity {
  if (number === 0 && deletesOnZero) return { value: 0, notice: null, isDeletion: true }
  const highest = Math.max(maximum, minimum)
  if (number > highest) return { value: highest, notice: { kind: 'limit', maximum: highest }, isDeletion: false }
  if (number < minimum) return { value: minimum, notice: { kind: 'minimum', minimum }, isDeletion: false }
  return { value: number, notice: null, isDeletion: false }
}
