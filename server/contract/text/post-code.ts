import { nearFormats, type PostCodeFormats, withoutCountry } from './near-post-code.ts'

const upper = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cf}]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/** Form of a postcode of any country. */
const possible = /^[A-Z\d][A-Z\d -]{1,9}$/

/** A postcode as it is stored and printed: capitals, plain dashes, without the country before it. */
export const postCodeOf = (typed: string): string => {
  const text = upper(typed)
  const code = withoutCountry(text)
  return /^\d[\d ]*$/.test(code) && /^(?:\d ?){4,5}$/.test(code) && !/^\d{3} \d{2}$/.test(code)
    ? code.replaceAll(' ', '')
    : code
}

/** Under which two spellings of a postcode are the same. */
export const postCodeKey = (typed: string): string => postCodeOf(typed).replaceAll(/[^\p{L}\d]/gu, '')

/**
 * Whether a country has postcodes of this form. Which of them exist is not known. Countries without a format are only checked for signs
 * that no postcode has; servers know more formats (`post-code-formats.ts`) than a page should carry.
 */
export const isPostCode = (country: string, typed: string, formats: PostCodeFormats = nearFormats): boolean => {
  const code = postCodeOf(typed)
  const compact = code.replaceAll(' ', '')
  return formats[country] ? formats[country].test(code) || formats[country].test(compact) : possible.test(code)
}

/** Regions of the country's form that have no postcodes at present: forms warn of them, and take them. */
export const isUnusualPostCode = (country: string, typed: string): boolean => {
  if (!isPostCode(country, typed)) return false
  const code = postCodeOf(typed).replaceAll(' ', '')
  return country === 'DE' ? /^(?:05|43|62)/.test(code) : country === 'CH' && Number(code) > 9658
}
