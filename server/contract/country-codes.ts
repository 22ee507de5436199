const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Regions that are no country. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']

/** An old or common name of a country (`UK`) is not its code (`GB`). */
const isCanonical = (code: string): boolean => new Intl.Locale('und', { region: code }).region === code

/** ISO 3166, two capital letters. */
export const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.includes(code) && isCanonical(code) && names.of(code) !== undefined
