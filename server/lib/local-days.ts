import { daysAfterEaster, isWorkingDay, wallClock, zoneOf } from '#contract/delivery/delivery-date.ts'
import { isStateHoliday } from './state-holidays.ts'

const dayLength = 86_400_000

const calendarDays = new Map<string, Intl.DateTimeFormat>()

/** ISO date of a moment in a country. */
export const dayIn = (country: string, moment: Date): string => {
  const timeZone = zoneOf(country)
  let format = calendarDays.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone })
    calendarDays.set(timeZone, format)
  }
  return format.format(moment)
}

/** Where the sellers are; the stores with memberships share its time zone. */
export const sellersCountry = 'DE'

/** ISO date of a moment where the sellers are. */
export const sellersDay = (moment: Date): string => dayIn(sellersCountry, moment)

/** Last millisecond of a day, given as midnight UTC, in a country. */
const lastMillisecond = (country: string, day: number): Date => {
  const midnight = day + dayLength
  // Clocks change at 1:00 UTC, so at midnight UTC they are what they were at the country's midnight shortly before.
  return new Date(midnight - (wallClock(midnight, country) - midnight) - 1)
}

/** End of a period of days that begins with a moment: the last millisecond of its last day in a country (§ 188 BGB). */
export const endOfDay = (country: string, moment: Date, days: number): Date => {
  return lastMillisecond(country, Date.parse(dayIn(country, moment)) + days * dayLength)
}

/** Where something is declared or paid. Without a postcode only holidays of the whole country count. */
export type PlaceOfDeadline = { country: string; postCode?: string | null | undefined }

const isFree = (day: number, { country, postCode }: PlaceOfDeadline): boolean =>
  !isWorkingDay(day, country) || (country === 'DE' && isStateHoliday(day, postCode ?? '', daysAfterEaster(day)))

/**
 * End of a period of days within which something is declared, sent back or paid. A last day that is a Saturday, Sunday or holiday gives way
 * to the next working day (§ 193 BGB, Regulation 1182/71 Art. 3 (4), § 903 ABGB, Art. 78 OR).
 */
export const endOfDeadline = (place: PlaceOfDeadline, moment: Date, days: number): Date => {
  let day = Date.parse(dayIn(place.country, moment)) + days * dayLength
  while (isFree(day, place)) day += dayLength
  return lastMillisecond(place.country, day)
}

const minute = 60_000

/** Milliseconds by which the clocks of a country are ahead of UTC. */
const clockOffset = (country: string, moment: number): number =>
  wallClock(moment, country) - Math.floor(moment / minute) * minute

/** The same day and time so many months later, by the calendar of a country; the last day of a month that is too short. */
export const laterMonth = (country: string, moment: Date, months: number): Date => {
  const offset = clockOffset(country, moment.getTime())
  const wall = new Date(moment.getTime() + offset)
  const last = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months + 1, 0)).getUTCDate()
  const then = new Date(wall)
  then.setUTCDate(1)
  then.setUTCMonth(wall.getUTCMonth() + months)
  then.setUTCDate(Math.min(wall.getUTCDate(), last))
  return new Date(then.getTime() - clockOffset(country, then.getTime() - offset))
}
