import { ChevronRight } from '../../generated/icons/ChevronRight.ts'
import type { OrderSummaryFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import styles from './OrderCard.module.css'
import { orderAddress } from './order-address.ts'
import { ReorderForm } from './reorder/ReorderForm.tsx'
import { StatusTag } from './StatusTag.tsx'

/** An order of the list: how it stands, what was in it, and what can be done with it. */
export function OrderCard({ order }: { order: OrderSummaryFragment }) {
  const t = useTexts()
  const { date } = useFormat()
  const { orderId, orderedBy, status, statusText, orderedAt, totalAmount, items, furtherItems, orderReference } = order
  const names = items.map(({ name }) => name)
  return (
    <article className={styles.card} aria-labelledby={`order-${orderId}`}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="l" id={`order-${orderId}`}>
            <Link href={orderAddress(orderId)} className={styles.number}>
              {t('orderHistory.order', { number: orderId })}
            </Link>
          </Heading>
          <p className={styles.quiet}>
            {t('orderHistory.ofDay', { date: date(orderedAt) })} ·{' '}
            {t('orderHistory.pieces', { count: order.articleCount })}
            {orderReference && ` · ${t('orderHistory.reference', { text: orderReference })}`}
            {orderedBy && ` · ${t('orderHistory.orderedBy', { name: orderedBy })}`}
          </p>
        </div>
        <p className={styles.total}>{totalAmount.stringValue}</p>
      </div>
      <p className={styles.status}>
        <StatusTag status={status} text={statusText} />
        {order.expectedDeliveryDate && (
          <span>{t('orderHistory.expected', { date: date(order.expectedDeliveryDate, shortDay) })}</span>
        )}
        {order.trackingLink && (
          <Link href={order.trackingLink} newWindow aria-describedby={`order-${orderId}`}>
            {t('orderHistory.track')}
          </Link>
        )}
      </p>
      <div className={styles.goods}>
        <ul className={styles.pictures} aria-hidden="true">
          {items.map(({ name, image }) => (
            <li key={name}>{image && <Picture image={image} sizes="64px" alt="" className={styles.picture} />}</li>
          ))}
          {furtherItems > 0 && <li className={styles.more}>+{furtherItems}</li>}
        </ul>
        <p className={styles.names}>
          {names.join(' · ')}
          {furtherItems > 0 && ` ${t('orderHistory.further', { count: furtherItems })}`}
        </p>
      </div>
      <div className={styles.acts}>
        <Link href={orderAddress(orderId)} className={styles.open} aria-describedby={`order-${orderId}`}>
          {t('orderHistory.open')}
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        {order.canReorder && <ReorderForm orderId={orderId} />}
      </div>
    </article>
  )
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'long' } as const
