import { wallClock, zoneOf } from '#contract/delivery/delivery-date.ts'

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

/** End of a period of days that begins with a moment: the last millisecond of its last day in a country (§ 188 BGB). */
export const endOfDay = (country: string, moment: Date, days: number): Date => {
  const midnight = Date.parse(dayIn(country, moment)) + (days + 1) * dayLength
  // Clocks change at 1:00 UTC, so at midnight UTC they are what they were at the country's midnight shortly before.
  return new Date(midnight - (wallClock(midnight, country) - midnight) - 1)
}
