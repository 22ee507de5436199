import { useSite } from '../scope/use-page.ts'
import { writeDate } from './write-date.ts'
import { writeNumber } from './write-number.ts'

/** Minor units of a currency as a price, for what the engine doesn't send ready to show. */
function formatMoney(language: string, amount: number, currency: string): string {
  return writeNumber(language, amount / 100, { style: 'currency', currency })
}

/** Numbers, prices and dates as the language of the page writes them. */
export function useFormat() {
  const { language, currencyCode } = useSite()
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => writeNumber(language, value, options),
    /** In the store's currency. */
    money: (amount: number) => formatMoney(language, amount, currencyCode),
    date: (date: Date | string | number, options?: Intl.DateTimeFormatOptions) => writeDate(language, date, options),
  }
}
