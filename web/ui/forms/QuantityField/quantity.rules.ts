/** Default limits (storefront.md §5). */
export const defaultLimits: QuantityLimits = { minimum: 1, maximum: 999 }

type QuantityLimits = {
  /** Minimum order quantity. */
  minimum: number
  maximum: number
  /** Zero is accepted and removes the entry. */
  deletesOnZero?: boolean
}

export type QuantityNotice = { kind: 'limit'; maximum: number } | { kind: 'minimum'; minimum: number }

export type Quantity = { value: number; notice: QuantityNotice | null; isDeletion: boolean }

/** Parses the typed text and limits it, with a notice when it was changed (storefront.md §5, §8). */
export function readQuantity(text: string, limits: QuantityLimits): Quantity {
  const written = text.trim()
  // Empty or invalid text becomes 1, which the limits may change again.
  const number = /^[+-]?\d+$/.test(written) ? Number(written) : 1
  return limited(number, limits)
}

/** The typed quantity plus or minus one, limited. */
export function stepQuantity(text: string, step: 1 | -1, limits: QuantityLimits): Quantity {
  const { value } = readQuantity(text, limits)
  const next = value + step
  // One step below the minimum removes the entry.
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
