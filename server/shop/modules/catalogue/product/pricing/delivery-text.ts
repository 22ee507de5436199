import { deliveryDateText, deliveryPromise } from '#contract/delivery/delivery-date.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { shippingDays } from './shipping.rules.ts'
import { deliveryStatus } from './sold-product.rules.ts'

type StockState = { stock: number; deliveryDays: number }
type Viewing = { audience: Audience; translate: Translate }

/**
 * Delivery status with the promised day, for answers to one visitor. Public answers carry the working days instead, because
 * they are cached and the day changes at the order deadline.
 */
export function deliveryText(item: StockState, country: string, { audience, translate }: Viewing): string {
  const status = statusText(item, { audience, translate })
  if (item.stock <= 0) return status
  const { day } = deliveryPromise(shippingDays(item.deliveryDays, country).maximumDays, country, Date.now())
  return translate(audience, 'product.delivery.until', { status, date: deliveryDateText(day, audience.language) })
}

/** Until when several goods that leave now are delivered: the day of the last one. */
export function lastDayText(
  goods: readonly { deliveryDays: number }[],
  country: string,
  { audience, translate }: Viewing,
): string {
  const days = Math.max(...goods.map(({ deliveryDays }) => shippingDays(deliveryDays, country).maximumDays))
  const { day } = deliveryPromise(days, country, Date.now())
  return translate(audience, 'orders.delivery.until', { latest: deliveryDateText(day, audience.language) })
}

/** Delivery status with the working days after a transfer, of which nobody knows the day. */
export function deliveryAfterPaymentText(item: StockState, country: string, { audience, translate }: Viewing): string {
  const status = statusText(item, { audience, translate })
  if (item.stock <= 0) return status
  const days = shippingDays(item.deliveryDays, country).maximumDays
  return translate(audience, 'product.delivery.afterPayment', { status, days })
}

const statusText = (item: StockState, { audience, translate }: Viewing): string =>
  translate(audience, `product.delivery.${deliveryStatus(item).key}`, { stock: item.stock })
