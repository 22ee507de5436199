const formats = new Map<string, Intl.NumberFormat>()

type Signs = { group: string; decimal: string }

/** By the languages of the stores (web/lib/page/site.ts). */
const signs: Readonly<Record<string, Signs>> = {
  'de-DE': { group: '.', decimal: ',' },
  'de-AT': { group: '\u00a0', decimal: ',' },
  'de-CH': { group: "'", decimal: '.' },
  'en-DE': { group: '.', decimal: ',' },
}

/**
 * A number as the language writes it: `writeNumber('de-DE', 1234.5)` is 1.234,5. What only takes the signs of the language is written
 * without Intl, whose first number takes a phone 40 to 70 ms, in the task that hydrates the page.
 */
export function writeNumber(language: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  return plain(language, value, options) ?? formatOf(language, options).format(value)
}

/** Null for a number that has to be rounded, or options that take more than signs. */
function plain(language: string, value: number, options: Intl.NumberFormatOptions): string | null {
  const { maximumFractionDigits = 3, ...others } = options
  const sign = signs[language]
  if (!sign || Object.keys(others).length > 0 || !(value >= 0 && value < 1e6)) return null
  const [whole = '', decimals] = String(value).split('.')
  if (!/^\d+$/.test(whole) || (decimals && !(decimals.length <= maximumFractionDigits))) return null
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, sign.group)
  return decimals ? `${grouped}${sign.decimal}${decimals}` : grouped
}

function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, options)
    formats.set(key, format)
  }
  return format
}
