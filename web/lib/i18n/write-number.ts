const formats = new Map<string, Intl.NumberFormat>()

/** What stands before the decimals; the languages are those of the stores (web/lib/page/site.ts). */
const decimalSigns: Readonly<Record<string, string>> = { 'de-DE': ',', 'de-AT': ',', 'de-CH': '.', 'en-DE': ',' }

/**
 * A number as the language writes it: `writeNumber('de-DE', 1234.5)` is 1.234,5. Counts and marks such as 4,5 are written without Intl,
 * whose first number takes a phone 40 to 70 ms, in the task that hydrates the page.
 */
export function writeNumber(language: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  return short(language, value, options) ?? formatOf(language, options).format(value)
}

/** Null for a number or options that take more than a decimal sign. */
function short(language: string, value: number, options: Intl.NumberFormatOptions): string | null {
  const { maximumFractionDigits = 3, ...others } = options
  const sign = decimalSigns[language]
  if (Object.keys(others).length > 0 || !(value >= 0 && value < 1000) || sign === undefined) return null
  if (Number.isInteger(value)) return String(value)
  return maximumFractionDigits > 0 && Number(value.toFixed(1)) === value ? String(value).replace('.', sign) : null
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
