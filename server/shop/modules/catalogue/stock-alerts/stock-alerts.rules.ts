import { daysIn } from '../../stores/parameters/parameters.rules.ts'

/** Name of the parameter; its entries are numbers of days. */
export const stockAlertParameter = 'stockAlerts'

/**
 * Days. confirm: the link of the first mail works, then the request is deleted. wait: a confirmed request waits for its item. kept: it is
 * kept after its mail, or after it was ended, as proof of the consent.
 */
const defaults = { confirmDays: 3, waitDays: 365, keptDays: 90 } as const

export type StockAlertDays = Record<keyof typeof defaults, number>

export const stockAlertDays = (valueIn: (entry: string) => string | null): StockAlertDays => ({
  confirmDays: daysIn(valueIn('confirmDays'), defaults.confirmDays),
  waitDays: daysIn(valueIn('waitDays'), defaults.waitDays),
  keptDays: daysIn(valueIn('keptDays'), defaults.keptDays),
})
