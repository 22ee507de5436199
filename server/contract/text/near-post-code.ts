export type PostCodeFormats = Readonly<Record<string, RegExp>>

/** What belongs before a postcode in its country, and is left out of it: D-10115, CH-8001, A-1010. */
const countryPrefix = /^[A-Z]{1,3}[\s-]+(?=\d)|^(?:DE|AT|CH|D|A)(?=\d{4,5}$)/

/** Expects a postcode in capitals with plain dashes. */
export const withoutCountry = (text: string): string => text.replace(countryPrefix, '')

/** Postcodes of the countries that the shops deliver to most, which browsers check as well. */
export const nearFormats: PostCodeFormats = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9\d)$/,
}

/** What a page checks before it sends a cleaned text: the engine knows other countries, too (`post-code-formats.ts`). */
export const isNearPostCode = (country: string, text: string): boolean =>
  nearFormats[country]?.test(withoutCountry(text.toUpperCase()).replaceAll(' ', '')) ?? true
