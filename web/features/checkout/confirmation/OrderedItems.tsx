import type { ThankYouFragment } from '../../../generated/operations.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from '../parts/checkout.module.css'
import own from './Confirmation.module.css'

export function OrderedItems({ order }: { order: ThankYouFragment['order'] }) {
  const t = useTexts()
  return (
    <ul className={own.items}>
      {order.items.map((item) => (
        <li key={item.lineId} className={own.item}>
          <div>
            <p>{item.name}</p>
            {item.variationText && <p className={styles.note}>{item.variationText}</p>}
            <p className={styles.note}>
              {t('checkout.position.pieces', { count: item.orderedAmount, price: item.pricePerUnit.stringValue })}
            </p>
          </div>
          <p className={own.price}>{item.totalPrice.stringValue}</p>
        </li>
      ))}
      <li className={own.item}>
        <p>{t('checkout.sum.shipping')}</p>
        <p className={own.price}>
          {order.shippingCost.amount > 0 ? order.shippingCost.stringValue : t('checkout.sum.free')}
        </p>
      </li>
      <li className={own.item}>
        <strong>{t('checkout.sum.total')}</strong>
        <strong className={own.price}>{order.totalAmount.stringValue}</strong>
      </li>
    </ul>
  )
}
