import { nearFormats, type PostCodeFormats } from './near-post-code.ts'
import { isPostCode } from './post-code.ts'

/** Postcodes of the countries that people order from, as the Universal Postal Union writes them. */
const formats: PostCodeFormats = {
  ...nearFormats,
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

/** Whether a country has postcodes of this form. */
export const isPostCodeOf = (country: string, typed: string): boolean => isPostCode(country, typed, formats)
