/** A whole number of days, 1 to 9999; the default for anything else. */
export const daysIn = (value: string | null, fallback: number): number =>
  value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : fallback
