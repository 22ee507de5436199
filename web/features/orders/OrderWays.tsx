import { ExternalLink } from '../../generated/icons/ExternalLink.ts'
import { MessageCircle } from '../../generated/icons/MessageCircle.ts'
import { PackageX } from '../../generated/icons/PackageX.ts'
import { Undo2 } from '../../generated/icons/Undo2.ts'
import type { OrderDetailsFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { withdrawalHref } from '../../lib/routing/withdrawal-href.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import styles from './OrderPage.module.css'
import { ReorderForm } from './reorder/ReorderForm.tsx'
import { returnsOrder } from './returns-order.ts'

type OrderWaysProps = { details: OrderDetailsFragment; orderKey: string | null }

/** What can be done with the order now. */
export function OrderWays({ details, orderKey }: OrderWaysProps) {
  const t = useTexts()
  const { date } = useFormat()
  const { order, shipments, canReorder, canReturn, canWithdraw, returnUntil } = details
  // One main action: to see where the parcel is, as long as it is under way, else to order again.
  const tracked = shipments.find(({ status, trackingLink }) => status !== 'delivered' && trackingLink)?.trackingLink
  const { orderId } = order
  return (
    <section className={styles.panel} aria-labelledby="order-ways">
      <Heading level={2} size="l" id="order-ways">
        {t('orderHistory.ways')}
      </Heading>
      <div className={styles.ways}>
        {tracked && (
          <ButtonLink
            href={tracked}
            wide
            newWindow
            iconAfter={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('orderHistory.track')}
          </ButtonLink>
        )}
        {canReorder && <ReorderForm orderId={orderId} orderKey={orderKey} isMain={!tracked} />}
        {canReturn && returnUntil && (
          <div>
            <Link
              href={`/myaccount/returns/productselection?${new URLSearchParams({ order: returnsOrder(orderId, orderKey) })}`}
              className={styles.way}
            >
              <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
              {t('orderHistory.return')}
            </Link>
            <p className={styles.quiet}>{t('orderHistory.return.until', { date: date(returnUntil) })}</p>
          </div>
        )}
        {canWithdraw && (
          <Link href={withdrawalHref(orderId, orderKey)} className={styles.way}>
            <PackageX size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('orderHistory.withdraw')}
          </Link>
        )}
        <Link
          href={`/service/contact?${new URLSearchParams(orderKey === null ? { orderId } : { orderId, key: orderKey })}`}
          className={styles.way}
        >
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('orderHistory.contact')}
        </Link>
      </div>
    </section>
  )
}
