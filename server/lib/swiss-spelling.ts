/** A text of the shop's own as the language writes it: Switzerland has no ß (storefront.md §1.4). What people wrote is left as they did. */
export const spelledIn = (language: string, text: string): string =>
  language === 'de-CH' ? text.replaceAll('ß', 'ss') : text
