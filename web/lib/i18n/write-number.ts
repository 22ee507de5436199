import { madeOnce } from './made-once.ts'

/**
 * A number as a language of the stores (web/lib/page/site.ts) writes it: `writeNumber('de-DE', 1234.5)` is 1.234,5. What only takes the
 * language's signs is written without Intl, whose first number takes a phone 40 to 70 ms, in the task that hydrates the page.
 */
export function writeNumber(language: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  return (
    plain(language, value, options) ??
    madeOnce(`number ${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options)).format(
      value,
    )
  )
}

/** Null for a number of a thousand or more, or that has to be rounded, and for options that take more than the decimal sign. */
function plain(
  language: string,
  value: number,
  { maximumFractionDigits = 3, ...others }: Intl.NumberFormatOptions,
): string | null {
  const [text, decimals = ''] = /^\d{1,3}(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (!text || decimals.length > maximumFractionDigits || Object.keys(others).length > 0) return null
  return language === 'de-CH' ? text : text.replace('.', ',')
}
