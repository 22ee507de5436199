const byLanguage = new Map<string, Intl.DisplayNames>()

/**
 * A country's name in a language; its code where it has none. The names are loaded once a language, which takes longer than
 * all else that an address or a cart says.
 */
export const countryName = (code: string, language: string): string => {
  const names = byLanguage.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  byLanguage.set(language, names)
  return names.of(code) ?? code
}
