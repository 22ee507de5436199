import type { OrderDetailsFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import styles from './OrderPage.module.css'
import { returnsOrder } from './returns-order.ts'

type OrderAftermathProps = { details: OrderDetailsFragment; orderKey: string | null }

/** What came after the delivery: withdrawals, returns and money that went back. */
export function OrderAftermath({ details, orderKey }: OrderAftermathProps) {
  return (
    <>
      <Withdrawals details={details} />
      <Returns details={details} orderKey={orderKey} />
    </>
  )
}

function Withdrawals({ details: { withdrawals } }: Pick<OrderAftermathProps, 'details'>) {
  const t = useTexts()
  const { date } = useFormat()
  if (withdrawals.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="order-withdrawals">
      <Heading level={2} size="l" id="order-withdrawals">
        {t('orderHistory.withdrawn')}
      </Heading>
      {withdrawals.map(({ declaredAt, goods }) => (
        <p key={declaredAt}>
          {t(goods === null ? 'orderHistory.withdrawn.whole' : 'orderHistory.withdrawn.goods', {
            date: date(declaredAt),
            goods: goods ?? '',
          })}
        </p>
      ))}
      <p className={styles.quiet}>{t('orderHistory.withdrawn.next')}</p>
    </section>
  )
}

function Returns({ details, orderKey }: OrderAftermathProps) {
  const t = useTexts()
  const { date } = useFormat()
  const { order, orderedBy, returns, refundedAmount, creditedAmount, returnedAmount } = details
  const sums = [
    ['orderHistory.returns.refunded', refundedAmount],
    ['orderHistory.returns.credited', creditedAmount],
    ['orderHistory.returns.returned', returnedAmount],
  ] as const
  if (returns.length === 0 && sums.every(([, amount]) => amount === null)) return null
  return (
    <section className={styles.panel} aria-labelledby="order-returns">
      <Heading level={2} size="l" id="order-returns">
        {t(returns.length > 0 ? 'orderHistory.returns' : 'orderHistory.refunds')}
      </Heading>
      {returns.map(({ rma, placedDate, stateText, items, refund }) => (
        <div key={rma}>
          <p>
            {orderedBy === null ? (
              <Link
                href={`/myaccount/returns/confirm?${new URLSearchParams({ order: returnsOrder(order.orderId, orderKey), rma })}`}
              >
                {t('orderHistory.returns.link', { rma })}
              </Link>
            ) : (
              t('orderHistory.returns.link', { rma })
            )}
            <span className={styles.quiet}>
              {' '}
              {date(placedDate)}, {stateText}
            </span>
          </p>
          <ul className={styles.returned}>
            {items.map(({ name, quantity }) => (
              <li key={name}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          {refund && <p className={styles.quiet}>{t('orderHistory.returns.worth', { amount: refund.stringValue })}</p>}
        </div>
      ))}
      {sums.map(([key, amount]) => amount && <p key={key}>{t(key, { amount: amount.stringValue })}</p>)}
    </section>
  )
}
