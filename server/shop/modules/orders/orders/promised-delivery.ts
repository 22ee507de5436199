import { deliveryDateText, deliveryPromise } from '#contract/delivery/delivery-date.ts'
import type { Audience } from '#engine/call/audience.ts'
import { shippingDays } from '../../catalogue/product/pricing/shipping.rules.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { OrderRow } from './orders.tables.ts'

/**
 * When an order is with its customer, as its summary says (Art. 246a § 1 (1) no. 7 EGBGB): between two days, or within so many working days
 * after the payment is received. All null for orders of before, and where nothing is sent.
 */
export type PromisedDelivery = Pick<OrderRow, 'deliveryEarliest' | 'deliveryLatest' | 'deliveryDaysAfterPayment'>

/** The delivery of what is not sent. */
export const noDelivery: PromisedDelivery = {
  deliveryEarliest: null,
  deliveryLatest: null,
  deliveryDaysAfterPayment: null,
}

type Promising = {
  /** Working days of each line. */
  deliveryDays: readonly number[]
  /** ISO 3166, to which it is sent. */
  country: string
  /** The goods wait for a transfer, of which nobody knows the day. */
  shipsAfterPayment: boolean
}

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** From the first parcel to the last one, of an order that is made now. */
export const promisedDelivery = (
  { deliveryDays, country, shipsAfterPayment }: Promising,
  now: number,
): PromisedDelivery => {
  const ways = deliveryDays.map((days) => shippingDays(days, country))
  const latest = Math.max(...ways.map(({ maximumDays }) => maximumDays))
  const earliest = Math.min(...ways.map(({ minimumDays }) => minimumDays))
  if (ways.length === 0) return noDelivery
  if (shipsAfterPayment) return { ...noDelivery, deliveryDaysAfterPayment: latest }
  return {
    ...noDelivery,
    deliveryEarliest: isoDay(deliveryPromise(earliest, country, now).day),
    deliveryLatest: isoDay(deliveryPromise(latest, country, now).day),
  }
}

/** The promise in a sentence; null without one. */
export const promiseText = (
  { deliveryEarliest, deliveryLatest, deliveryDaysAfterPayment: days }: PromisedDelivery,
  audience: Audience,
  translate: Translate,
): string | null => {
  if (days !== null) return translate(audience, 'orders.delivery.afterPayment', { days })
  if (deliveryEarliest === null || deliveryLatest === null) return null
  const dayOf = (date: string): string => deliveryDateText(Date.parse(date), audience.language)
  const [earliest, latest] = [dayOf(deliveryEarliest), dayOf(deliveryLatest)]
  return earliest === latest
    ? translate(audience, 'orders.delivery.until', { latest })
    : translate(audience, 'orders.delivery.between', { earliest, latest })
}
