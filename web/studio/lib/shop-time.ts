/** All times of the studio are shown and entered in it, wherever the editor is. */
export const shopTimeZone = 'Europe/Berlin'

/** Browsers let years of six digits be typed where no such end is named: a time after the year would become a part of it. */
export const lastDay = '9999-12-31'
export const lastInputTime = `${lastDay}T23:59`

const day = 86_400_000
const offsets = new Intl.DateTimeFormat('en-GB', { timeZone: shopTimeZone, timeZoneName: 'longOffset' })

/** Milliseconds by which the shop's clocks are ahead of UTC. */
function aheadAt(time: number): number {
  const { value = '' } = offsets.formatToParts(time).find(({ type }) => type === 'timeZoneName') ?? {}
  const [, hours, minutes, seconds = '0'] = /\+(\d\d):(\d\d)(?::(\d\d))?$/.exec(value) ?? []
  return hours ? ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 : 0
}

/** Value of a `datetime-local` field for a time; empty for what is none. */
export function inputTimeOf(iso: string | null): string {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : new Date(time + aheadAt(time)).toISOString().slice(0, 16)
}

/**
 * The time that a `datetime-local` field says; of an hour that a change of the clocks repeats the first, of one that it skips the next. A
 * longer year than fields can show again counts as the last one.
 */
export function isoOf(inputTime: string): string {
  const asUtc = Date.parse(`${/^\d{5}/.test(inputTime) ? lastInputTime : inputTime}Z`)
  const [before, after] = [asUtc - aheadAt(asUtc - day), asUtc - aheadAt(asUtc + day)]
  const time = [before, after].find((each) => each + aheadAt(each) === asUtc) ?? before
  return new Date(time).toISOString()
}

/** Whether the clocks of this browser show other times than the shop's, in winter or in summer. */
export const isElsewhere = (): boolean =>
  ['2026-01-01T12:00', '2026-07-01T12:00'].some((each) => new Date(each).toISOString() !== isoOf(each))
