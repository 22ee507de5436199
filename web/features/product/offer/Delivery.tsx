import { CircleCheck, CircleX, Clock, Truck } from 'lucide-react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import type { Item, Product } from '../product-types.ts'
import styles from './Delivery.module.css'

const icons: Record<string, typeof Clock> = { green: CircleCheck, yellow: Clock, red: CircleX }

/** When it is here, in the engine's words for the store, and what sending it costs. */
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
      <li>
        <Truck aria-hidden="true" size={20} strokeWidth={1.75} />
        {product.deliveryInfo ??
          (rate.amount === 0 ? t('product.delivery.free') : t('product.delivery.cost', { price: rate.stringValue }))}
      </li>
    </ul>
  )
}
