import type { ShopLanguage } from '#contract/stores.ts'

/** As the country writes it: Switzerland has no ß. */
export const spelled = (text: string, language: ShopLanguage): string =>
  language === 'de-CH' ? text.replaceAll('ß', 'ss') : text
