import type { NotReturnable } from '#contract/generated/types.ts'
import { endOfDeadline, type PlaceOfDeadline } from '#lib/local-days.ts'

/** A line of an order with what became of it. */
export type LineFacts = {
  id: string
  kind: string
  quantity: number
  shipped: number
  /** Quantity announced in all returns, in any state. */
  returned: number
  /** When its last piece arrived, or was to arrive; null before it was shipped. */
  arrivedAt: Date | null
}

export type ReturnableLine = {
  quantity: number
  /** Why it is 0. */
  reason: NotReturnable | null
  until: Date | null
}

/** Now, the days within which goods can be returned, and where they were delivered to. */
export type ReturnPeriod = PlaceOfDeadline & { now: number; days: number }

/** Pieces of a line that can be returned: what was delivered less what was announced, until the last day is over. */
export const returnableOf = (line: LineFacts, { now, days, ...place }: ReturnPeriod): ReturnableLine => {
  const until = line.arrivedAt === null ? null : endOfDeadline(place, line.arrivedAt, days)
  const none = (reason: NotReturnable): ReturnableLine => ({ quantity: 0, reason, until })
  if (line.kind === 'catalogue') return none('excluded')
  if (line.shipped === 0 || until === null) return none('notShipped')
  if (line.shipped <= line.returned) return none('alreadyReturned')
  if (until.getTime() < now) return none('tooLate')
  return { quantity: line.shipped - line.returned, reason: null, until }
}
