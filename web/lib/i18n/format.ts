import { useSite } from '../scope/use-page.ts'

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** A number as the language writes it: `formatNumber('de-DE', 1234.5)` is 1.234,5. */
function formatNumber(language: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `number ${language} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!(format instanceof Intl.NumberFormat)) {
    format = new Intl.NumberFormat(language, options)
    formats.set(key, format)
  }
  return format.format(value)
}

/** Minor units of a currency as a price, for what the engine doesn't send ready to show. */
function formatMoney(language: string, amount: number, currency: string): string {
  return formatNumber(language, amount / 100, { style: 'currency', currency })
}

/** A date as the language writes it, always in the shop's time zone so that server and browser agree. */
function formatDate(
  language: string,
  date: Date | string | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const key = `date ${language} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!(format instanceof Intl.DateTimeFormat)) {
    format = new Intl.DateTimeFormat(language, { timeZone: 'Europe/Berlin', ...options })
    formats.set(key, format)
  }
  return format.format(new Date(date))
}

/** The same for the language of the page. */
export function useFormat() {
  const { language, currencyCode } = useSite()
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(language, value, options),
    /** In the store's currency. */
    money: (amount: number) => formatMoney(language, amount, currencyCode),
    date: (date: Date | string | number, options?: Intl.DateTimeFormatOptions) => formatDate(language, date, options),
  }
}
