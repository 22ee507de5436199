import { uiLanguage } from './texts.ts'

const locale = (): string => (uiLanguage.value() === 'de' ? 'de-DE' : 'en-GB')

/** `minor`: minor units. */
export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(minor / 100)

/** As it is typed again: 12,50. */
export const inputAmountOf = (minor: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, useGrouping: false }).format(minor / 100)

/** Minor units of 12,50 or 12.5; null for what is no amount above nothing. */
export const amountOf = (text: string): number | null => {
  const [, whole = '', cents = ''] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return whole !== '' && minor > 0 ? minor : null
}
