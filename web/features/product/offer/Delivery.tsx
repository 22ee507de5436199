import { BadgeCheck } from '#web/generated/icons/BadgeCheck.ts'
import { CalendarCheck } from '#web/generated/icons/CalendarCheck.ts'
import { CircleCheck } from '#web/generated/icons/CircleCheck.ts'
import { CircleX } from '#web/generated/icons/CircleX.ts'
import { Clock } from '#web/generated/icons/Clock.ts'
import { Truck } from '#web/generated/icons/Truck.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { DeliveryDate, OrderDeadline } from '#web/ui/product/DeliveryDate/DeliveryDate.tsx'
import type { Item, Product } from '../product-types.ts'
import styles from './Delivery.module.css'

const icons: Record<string, typeof Clock> = { green: CircleCheck, yellow: Clock, red: CircleX }

/** Whether it is in stock, on which day it is here, and what sending it costs. Members of prime see which items they get for free: the header's mark says who is one. */
export function Delivery({ product, item }: { product: Product; item: Item }) {
  const t = useTexts()
  const colour = item.deliveryStatusColor
  const Icon = icons[colour] ?? Clock
  const { rate } = item.shipping
  return (
    <ul className={styles.delivery}>
      <li className={styles[colour]}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {item.deliveryStatusText}
      </li>
      {item.availableForSale && (
        <li>
          <CalendarCheck aria-hidden="true" size={20} strokeWidth={1.75} />
          <p>
            {t('ui.delivery.until')}{' '}
            <strong className={styles.date}>
              <DeliveryDate days={item.shipping.maximumDays} country={item.shipping.country} />
            </strong>
            <span className={styles.deadline}>
              <OrderDeadline country={item.shipping.country} />
            </span>
          </p>
        </li>
      )}
      {/* That it is free stands beside the price. */}
      {(product.deliveryInfo || rate.amount > 0) && (
        <li>
          <Truck aria-hidden="true" size={20} strokeWidth={1.75} />
          {product.deliveryInfo ?? t('product.delivery.cost', { price: rate.stringValue })}
        </li>
      )}
      {item.primeFaehig && (
        <li className={styles.prime}>
          <BadgeCheck aria-hidden="true" size={20} strokeWidth={1.75} />
          {t('product.delivery.prime')}
        </li>
      )}
    </ul>
  )
}
