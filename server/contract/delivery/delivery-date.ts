/**
 * When an order placed now is delivered. Engine and web share this file, so that all pages promise the same day: the engine
 * for answers to one visitor, the browser for pages that are cached. It imports nothing.
 */

/** Hour of the day, in the store's country, until which an order leaves the same day. */
export const orderDeadlineHour = 14

export type DeliveryPromise = {
  /** Milliseconds since 1970: until then the day holds. */
  orderUntil: number
  /** The day at midnight UTC, milliseconds since 1970. */
  day: number
}

const dayLength = 86_400_000
const minute = 60_000

const zones: Readonly<Record<string, string>> = { DE: 'Europe/Berlin', AT: 'Europe/Vienna', CH: 'Europe/Zurich' }
/** Time zone of a store's country. */
export const zoneOf = (country: string): string => zones[country] ?? 'Europe/Berlin'

/** Month and day of holidays with a fixed date, when no parcels are delivered in the whole country. */
const fixedHolidays: Readonly<Record<string, readonly string[]>> = {
  DE: ['1-1', '5-1', '10-3', '12-25', '12-26'],
  AT: ['1-1', '1-6', '5-1', '8-15', '10-26', '11-1', '12-8', '12-25', '12-26'],
  CH: ['1-1', '1-2', '8-1', '12-25', '12-26'],
}

/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, and Corpus Christi in Austria. */
const movableHolidays: Readonly<Record<string, readonly number[]>> = {
  DE: [-2, 1, 39, 50],
  AT: [1, 39, 50, 60],
  CH: [-2, 1, 39, 50],
}

/** Easter Sunday of the Gregorian calendar at midnight UTC (Meeus, Jones, Butcher). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

/** Whole days from Easter Sunday of its year to a day at midnight UTC; negative before it. */
export const daysAfterEaster = (day: number): number =>
  Math.round((day - easterOf(new Date(day).getUTCFullYear())) / dayLength)

/** Neither a weekend nor a holiday of the country; `day` is midnight UTC. Countries without a calendar use the German one. */
export function isWorkingDay(day: number, country: string): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const fixed = fixedHolidays[country] ?? fixedHolidays.DE ?? []
  if (fixed.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)) return false
  return !(movableHolidays[country] ?? movableHolidays.DE ?? []).includes(daysAfterEaster(day))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of a country as if it were UTC. */
export function wallClock(moment: number, country: string): number {
  const timeZone = zoneOf(country)
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  const parts: Record<string, number> = {}
  for (const { type, value } of clock.formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minutes)
}

const startOfDay = (moment: number): number => moment - (moment % dayLength)

function nextWorkingDay(day: number, country: string): number {
  let next = day
  while (!isWorkingDay(next, country)) next += dayLength
  return next
}

/** The last promise of each country and number of days, with the moment that it was made for. */
const lastPromises = new Map<string, DeliveryPromise & { madeAt: number }>()

/**
 * `workingDays`: from the day on which the order leaves until it is with the customer. An order after the deadline, or on a
 * day without work, leaves on the next working day. Until that deadline the promise is the same for every moment.
 */
export function deliveryPromise(workingDays: number, country: string, now: number): DeliveryPromise {
  const key = `${country} ${workingDays}`
  const last = lastPromises.get(key)
  if (last && now >= last.madeAt && now < last.orderUntil) return last
  const promise = { ...promiseAt(workingDays, country, now), madeAt: now }
  lastPromises.set(key, promise)
  return promise
}

function promiseAt(workingDays: number, country: string, now: number): DeliveryPromise {
  const wall = wallClock(now, country)
  const today = startOfDay(wall)
  const isLate = wall - today >= orderDeadlineHour * 60 * minute
  const leaves = nextWorkingDay(isLate ? today + dayLength : today, country)
  const deadline = leaves + orderDeadlineHour * 60 * minute
  // The clock may change between now and the deadline, so the difference is taken at the deadline.
  const guess = deadline - (wall - now)
  const orderUntil = guess - (wallClock(guess, country) - deadline)
  let day = leaves
  for (let left = workingDays; left > 0; left -= 1) day = nextWorkingDay(day + dayLength, country)
  return { orderUntil: orderUntil - (orderUntil % minute), day }
}

const dates = new Map<string, Intl.DateTimeFormat>()

/** The promised day in words, for example `Di., 24. Nov.` */
export function deliveryDateText(day: number, language: string): string {
  let format = dates.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    dates.set(language, format)
  }
  return format.format(day)
}
