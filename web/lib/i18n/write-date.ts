import { madeOnce } from './made-once.ts'

/** A date as the language writes it, always in the shop's time zone so that server and browser agree. */
export function writeDate(
  language: string,
  date: Date | string | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return madeOnce(
    `date ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(language, { timeZone: 'Europe/Berlin', ...options }),
  ).format(new Date(date))
}
