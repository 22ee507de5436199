/** What belongs before a postcode in its country, and is left out of it: D-10115, CH-8001, A-1010. */
const countryPrefix = /^[A-Z]{1,3}[\s-]+(?=\d)|^(?:DE|AT|CH|D|A)(?=\d{4,5}$)/

const upper = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cf}]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/**
 * Postcodes of the countries that people order from, as the Universal Postal Union writes them. Others are only checked for signs
 * that no postcode has.
 */
const formats: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9\d)$/,
  BE: /^[1-9]\d{3}$/,
  BG: /^[1-9]\d{3}$/,
  CY: /^\d{4}$/,
  CZ: /^[1-7]\d{2} ?\d{2}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^[1-9]\d{3}$/,
  IE: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[A-Z\d]{4}$/,
  IT: /^\d{5}$/,
  LT: /^(?:LT-?)?\d{5}$/,
  LU: /^(?:L-?)?\d{4}$/,
  LV: /^(?:LV-?)?\d{4}$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}(?:-?\d{3})?$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^\d{4}$/,
  SK: /^[089]\d{2} ?\d{2}$/,
  US: /^\d{5}(?:-?\d{4})?$/,
}

/** Of any country. */
const possible = /^[A-Z\d][A-Z\d -]{1,9}$/

/** A postcode as it is stored and printed: capitals, plain dashes, without the country before it. */
export const postCodeOf = (typed: string): string => {
  const text = upper(typed)
  const code = text.replace(countryPrefix, '')
  return /^\d[\d ]*$/.test(code) && /^(?:\d ?){4,5}$/.test(code) && !/^\d{3} \d{2}$/.test(code)
    ? code.replaceAll(' ', '')
    : code
}

/** Under which two spellings of a postcode are the same. */
export const postCodeKey = (typed: string): string => postCodeOf(typed).replaceAll(/[^\p{L}\d]/gu, '')

/** Whether a country has postcodes of this form. Which of them exist is not known. */
export const isPostCode = (country: string, typed: string): boolean => {
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
