import type { OrderDetailsFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { AccountNav } from '../../ui/structure/AccountNav/AccountNav.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'
import { OrderAftermath } from './OrderAftermath.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import { OrderFacts, type OrderParts } from './OrderFacts.tsx'
import styles from './OrderPage.module.css'
import { OrderWays } from './OrderWays.tsx'
import { Parcel } from './Parcel.tsx'
import { Progress } from './Progress.tsx'
import { StatusTag } from './StatusTag.tsx'

type OrderPageProps = {
  details: OrderDetailsFragment
  /** Key of a guest's link; null for customers. */
  orderKey: string | null
  parts: OrderParts
}

/** Everything about one order: where it is, what was in it, what it cost, and what can still be done. */
export function OrderPage({ details, orderKey, parts }: OrderPageProps) {
  const t = useTexts()
  const { date } = useFormat()
  const { order, orderedBy, status, statusText, shipments, notShipped, transfer } = details
  // Without a transfer that could be made, a provider has taken back its promise of the money.
  const state = status === 'awaitingTransfer' && transfer === null ? 'unpaid' : status
  const title = t('orderHistory.order', { number: order.orderId })
  const isOver = status === 'cancelled' || status === 'refunded'
  return (
    <Page
      crumbs={
        orderKey === null
          ? [
              { displayName: t('orderHistory.account'), url: '/myaccount/overview' },
              { displayName: t('orderHistory.title'), url: '/myaccount/orders' },
              { displayName: title },
            ]
          : [{ displayName: title }]
      }
      headline={title}
      nav={orderKey === null && <AccountNav />}
      beside={<StatusTag status={status} text={statusText} />}
      lead={
        <p className={styles.quiet}>
          {t('orderHistory.ofDay', { date: date(order.orderedAt) })}
          {order.orderReference && ` · ${t('orderHistory.reference', { text: order.orderReference })}`}
          {orderedBy && ` · ${t('orderHistory.orderedBy', { name: orderedBy })}`}
        </p>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.panel} aria-labelledby="order-state">
            <Heading level={2} size="l" id="order-state">
              {t(`orderHistory.state.${state}`)}
            </Heading>
            <Progress status={status} />
            <p className={styles.quiet}>{t(`orderHistory.state.${state}.text`)}</p>
          </section>
          {parts.transfer}
          <OrderAftermath details={details} orderKey={orderKey} />
          {shipments.map((shipment, index) => (
            <Parcel key={shipment.shipmentId} shipment={shipment} position={index + 1} count={shipments.length} />
          ))}
          {notShipped.length > 0 && (
            <section className={styles.panel} aria-labelledby="order-rest">
              <Heading level={2} size="l" id="order-rest">
                {t(
                  shipments.length > 0 ? 'orderHistory.rest' : isOver ? 'orderHistory.goods' : 'orderHistory.rest.all',
                )}
              </Heading>
              <OrderedItems items={notShipped} />
            </section>
          )}
        </div>
        <aside className={styles.side} aria-label={t('orderHistory.about')}>
          <OrderWays details={details} orderKey={orderKey} />
          <OrderFacts order={order} orderKey={orderKey} parts={parts} />
        </aside>
      </div>
    </Page>
  )
}
