import type { PrimeInfo } from '#contract/generated/types.ts'
import type { Programme } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import { endOfDay, laterMonth, sellersCountry, sellersDay } from '#lib/local-days.ts'
import type { SubscriptionRow } from './prime.tables.ts'

const day = 86_400_000

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * day)

/** End of the period with this number, from 1. Counted from the beginning, so that short months do not add up. */
export const endOfPeriod = ({ startsAt, months }: { startsAt: Date; months: number }, number: number): Date =>
  laterMonth(sellersCountry, startsAt, months * number)

/** The time of a membership that is renewed. */
type RunningTime = { startsAt: Date; months: number; paidUntil: Date }

/** Null for a membership that is not renewed: one that has not begun, or ends. */
export const runningTimeOf = ({
  state,
  startsAt,
  months,
  paidUntil,
}: Pick<SubscriptionRow, 'state' | 'startsAt' | 'months' | 'paidUntil'>): RunningTime | null =>
  state === 'active' && startsAt !== null && paidUntil !== null ? { startsAt, months, paidUntil } : null

/** The period that a payment is for: the first that ends after the paid time and after now. One that passed whole is not charged. */
export const nextPeriod = (time: RunningTime, now: Date): { startsAt: Date; endsAt: Date } => {
  const from = Math.max(time.paidUntil.getTime(), now.getTime())
  let number = 1
  while (endOfPeriod(time, number).getTime() <= from) number += 1
  return { startsAt: endOfPeriod(time, number - 1), endsAt: endOfPeriod(time, number) }
}

/** Whether the member was told of the next renewal. A mail about a period that has passed whole since is of another one. */
export const isAnnounced = (time: RunningTime, announcedUntil: Date | null, now: Date): boolean =>
  announcedUntil !== null && announcedUntil >= time.paidUntil && nextPeriod(time, announcedUntil).endsAt > now

/**
 * The day of a renewal that is announced now: the end of the paid time. When that is over, the days of the notice come first; and where a
 * whole period will have passed by then, it is renewed from the beginning of another one, so that no rest of a period is paid.
 */
export const renewalDay = (time: RunningTime, { noticeDays }: Pick<Programme, 'noticeDays'>, now: Date): Date => {
  if (time.paidUntil > now) return time.paidUntil
  const day = addDays(now, noticeDays)
  const { startsAt, endsAt } = nextPeriod(time, day)
  return startsAt > time.paidUntil ? endsAt : day
}

type Standing = Pick<SubscriptionRow, 'state' | 'months' | 'startsAt' | 'paidUntil' | 'endsAt'>

/** Has the advantages of a member. While a refused renewal is tried again the membership goes on. */
export const isMember = ({ state, endsAt }: Pick<Standing, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'active' || (state === 'cancelled' && endsAt !== null && endsAt > now)

/** Information about customers who are no members. */
export const noPrime: PrimeInfo = { status: 'NONE', abo: null, startDate: null, endDate: null }

/** What pages say of a membership; its end is the day until which it is paid, or the one on which it ends. */
export const primeInfoOf = (standing: Standing | null, now: Date): PrimeInfo => {
  if (standing === null) return noPrime
  const { state, months, startsAt, paidUntil, endsAt } = standing
  const abo = `PRIME-${months}`
  if (state === 'waiting') return { status: 'WAITING', abo, startDate: null, endDate: null }
  if (!isMember(standing, now)) return noPrime
  const end = state === 'cancelled' ? endsAt : paidUntil
  return {
    status: state === 'cancelled' ? 'CANCELLED' : 'ACTIVE',
    abo,
    startDate: startsAt && sellersDay(startsAt),
    endDate: end && sellersDay(end),
  }
}

/** When a refused renewal is tried again; null when it was the last time. `failedTries` counts this one. */
export const nextTry = (
  { failedSince, failedTries }: { failedSince: Date; failedTries: number },
  retryDays: readonly number[],
): Date | null => {
  const days = retryDays[failedTries - 1]
  return days === undefined ? null : addDays(failedSince, days)
}

/** A renewed membership is open-ended and can be ended a month after the notice (§ 309 no. 9 BGB). */
const noticeMonths = 1

/**
 * From when a member may pay the next period on their own, by another method too: from the mail that announces the renewal, and while
 * a refused one is tried again. Null for a membership that is not renewed.
 */
export const renewableFrom = (
  { state, paidUntil, failedSince }: Pick<SubscriptionRow, 'state' | 'paidUntil' | 'failedSince'>,
  { noticeDays }: Pick<Programme, 'noticeDays'>,
): Date | null => {
  if (state !== 'active' || paidUntil === null) return null
  const announced = addDays(paidUntil, -noticeDays)
  return failedSince !== null && failedSince < announced ? failedSince : announced
}

type Ending = { endsAt: Date /** Minor units of the price of the period that are paid back. */; refund: number }

/**
 * What a notice leads to. In the first period the membership ends with the time that is paid. A renewed one ends a month after the notice,
 * or with a later day that the member has named, but neither before the renewed time nor after the paid one; what is paid beyond the end is
 * paid back.
 */
export const endingOf = (
  { number, startsAt, endsAt: paidUntil, price }: { number: number; startsAt: Date; endsAt: Date; price: number },
  { declaredAt, endsOn }: { declaredAt: Date; endsOn: string | null },
): Ending => {
  if (number === 1) return { endsAt: paidUntil, refund: 0 }
  const wished = endsOn === null ? 0 : endOfDay(sellersCountry, new Date(endsOn), 0).getTime()
  const earliest = Math.max(laterMonth(sellersCountry, declaredAt, noticeMonths).getTime(), wished)
  const end = Math.min(Math.max(earliest, startsAt.getTime()), paidUntil.getTime())
  const share = (paidUntil.getTime() - end) / (paidUntil.getTime() - startsAt.getTime())
  return { endsAt: new Date(end), refund: Math.min(price, Math.round(price * share)) }
}

/**
 * Minor units of a period's price for the days after now, today included; after a notice for those before its end alone, since the later ones
 * have been paid back.
 */
export const unusedPartOf = (
  { startsAt, endsAt, price }: { startsAt: Date; endsAt: Date; price: number },
  { until, now }: { until: Date | null; now: Date },
): number => {
  const days = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / day)
  const all = Math.round(days(startsAt, endsAt))
  const end = until !== null && until < endsAt ? until : endsAt
  const unused = Math.ceil(days(startsAt > now ? startsAt : now, end))
  return all === 0 ? 0 : Math.min(price, Math.round((price * unused) / all))
}
