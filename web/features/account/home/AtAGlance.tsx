import type { AccountOverviewQuery } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Countdown } from '#web/ui/product/Countdown/Countdown.tsx'
import styles from './AccountHome.module.css'

/** What is going on: the last order with its next step, deals that are reserved, and what is on the lists. */
export function AtAGlance({ overview }: { overview: AccountOverviewQuery }) {
  const t = useTexts()
  const { getOrdersV2, getAllWishlistsEssentials: saved, getLightningReservation: deals } = overview
  const [order] = getOrdersV2.orders
  const products = new Set(saved.lists.flatMap(({ productIds }) => productIds))
  const until = deals?.hasLightningDealReservation && !deals.isExpired ? deals.reservationEndTimestamp : null
  return (
    <div className={styles.glance}>
      <section className={styles.card} aria-labelledby="last-order">
        <Heading level={2} size="l" id="last-order">
          {t('account.home.order')}
        </Heading>
        {order ? <LastOrder order={order} /> : <p className={styles.wayText}>{t('account.home.order.none')}</p>}
      </section>
      {until != null && (
        <section className={styles.card} aria-labelledby="reserved-deals">
          <Heading level={2} size="l" id="reserved-deals">
            {t('account.home.deals')}
          </Heading>
          <p>
            {t('account.home.deals.text')} <Countdown until={until} />
          </p>
          <p>
            <Link href="/checkout/basket">{t('login.to.cart')}</Link>
          </p>
        </section>
      )}
      <section className={styles.card} aria-labelledby="own-lists">
        <Heading level={2} size="l" id="own-lists">
          {t('login.to.wishlist')}
        </Heading>
        <p>{t('account.home.lists', { products: products.size, lists: saved.lists.length })}</p>
        <p>
          <Link href="/myaccount/wishlist">{t('account.home.lists.open')}</Link>
        </p>
      </section>
    </div>
  )
}

type Order = AccountOverviewQuery['getOrdersV2']['orders'][number]

function LastOrder({ order }: { order: Order }) {
  const t = useTexts()
  const { date } = useFormat()
  const { orderId, orderedBy, statusText, orderedAt, articleCount, totalAmount, expectedDeliveryDate, trackingLink } =
    order
  return (
    <>
      <p className={styles.wayName}>{statusText}</p>
      <p className={styles.wayText}>
        {t('account.home.order.facts', {
          number: orderId,
          date: date(orderedAt),
          count: articleCount,
          total: totalAmount.stringValue,
        })}
      </p>
      {orderedBy && <p className={styles.wayText}>{t('account.home.order.by', { name: orderedBy })}</p>}
      {expectedDeliveryDate && (
        <p>{t('account.home.order.expected', { date: date(Date.parse(expectedDeliveryDate)) })}</p>
      )}
      <p className={styles.next}>
        <Link href={`/myaccount/orders/orderdetail?orderId=${orderId}`}>{t('account.home.order.open')}</Link>
        {trackingLink && (
          <a href={trackingLink} rel="noopener">
            {t('account.home.order.track')}
          </a>
        )}
      </p>
    </>
  )
}
