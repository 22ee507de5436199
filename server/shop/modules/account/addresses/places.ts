import type { Place } from '#contract/generated/types.ts'
import { towns } from './towns.ts'

/** Towns of a postcode; empty when none is known. Postcodes of a country have the same length, so texts compare as numbers. */
export const suggestPlaces = (country: string, postCode: string): Place[] => {
  const code = postCode.trim()
  if (!/^\d{4,5}$/.test(code)) return []
  return (towns[country] ?? [])
    .filter(([, ...ranges]) => ranges.some(([from, to]) => code.length === from.length && from <= code && code <= to))
    .map(([city]) => ({ postCode: code, city }))
}
