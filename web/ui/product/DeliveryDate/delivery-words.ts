import { deliveryDateText, deliveryPromise } from '#contract/delivery/delivery-date.ts'
import type { Translate } from '#web/lib/i18n/use-texts.ts'
import { writeDate } from '#web/lib/i18n/write-date.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The promised day as it is at the moment `now`. */
export function dateWords(days: number, country: string, language: string, now: number): string {
  return deliveryDateText(deliveryPromise(days, country, now).day, language)
}

/** Until when, in milliseconds since 1970, an order gets the promised day: the time left on the last day, before that the moment. */
export function deadlineWords(orderUntil: number, language: string, t: Translate, now: number): string {
  const left = orderUntil - now
  if (left >= day) {
    const moment = writeDate(language, orderUntil, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
    return t('ui.delivery.orderBy', { moment })
  }
  const minutes = Math.max(1, Math.ceil(left / minute))
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return t(values.hours > 0 ? 'ui.delivery.hours' : 'ui.delivery.minutes', values)
}
