import { useSite } from '../scope/use-page.ts'
import { writeNumber } from './write-number.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minor units of a currency as a price, for what the engine doesn't send ready to show. */
function formatMoney(language: string, amount: number, currency: string): string {
  return writeNumber(language, amount / 100, { style: 'currency', currency })
}

/** A date as the language writes it, always in the shop's time zone so that server and browser agree. */
function formatDate(
  language: string,
  date: Date | string | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const key = `${language} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { timeZone: 'Europe/Berlin', ...options })
    formats.set(key, format)
  }
  return format.format(new Date(date))
}

/** The same for the language of the page. */
export function useFormat() {
  const { language, currencyCode } = useSite()
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => writeNumber(language, value, options),
    /** In the store's currency. */
    money: (amount: number) => formatMoney(language, amount, currencyCode),
    date: (date: Date | string | number, options?: Intl.DateTimeFormatOptions) => formatDate(language, date, options),
  }
}
