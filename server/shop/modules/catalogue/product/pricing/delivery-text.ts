import { deliveryDateText, deliveryPromise } from '#contract/delivery/delivery-date.ts'
import type { Audience } from '../../../../call/audience.ts'
import type { Translate } from '../../../content/translations/translate.ts'
import { shippingDays } from './shipping.rules.ts'
import { deliveryStatus } from './sold-product.rules.ts'

type Kept = { stock: number; deliveryDays: number }

/**
 * Delivery status with the promised day, for answers to one visitor. Public answers carry the working days instead, because
 * they are cached and the day changes at the order deadline.
 */
export function deliveryText(
  item: Kept,
  country: string,
  { audience, translate }: { audience: Audience; translate: Translate },
): string {
  const { key } = deliveryStatus(item)
  const status = translate(audience, `product.delivery.${key}`, { stock: item.stock })
  if (key === 'soldOut') return status
  const { day } = deliveryPromise(shippingDays(item.deliveryDays, country).maximumDays, country, Date.now())
  return translate(audience, 'product.delivery.until', { status, date: deliveryDateText(day, audience.language) })
}
