import { zoneOf } from '#contract/delivery/delivery-date.ts'

/** Mails and papers of all stores name days and hours of the sellers. */
const timeZone = zoneOf('DE')

/** `30. November 2026` */
export const longDate = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(moment)

/** To the second, for receipts that prove when something arrived. */
export const longMoment = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(moment)
