import { ExternalLink } from '../../generated/icons/ExternalLink.ts'
import type { OrderDetailsFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import styles from './OrderPage.module.css'

type ParcelProps = { shipment: OrderDetailsFragment['shipments'][number]; position: number; count: number }

const dayOf = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** A parcel with its way and what is in it. */
export function Parcel({ shipment, position, count }: ParcelProps) {
  const t = useTexts()
  const { date } = useFormat()
  const { shipmentId, status, carrier, shippedAt, deliveredAt, expectedDeliveryDate, trackingLink, trackingCode } =
    shipment
  const name = count > 1 ? t('orderHistory.parcel.of', { position, count }) : t('orderHistory.parcel')
  const when =
    status === 'delivered'
      ? t('orderHistory.parcel.delivered', { date: date(deliveredAt ?? shippedAt, dayOf) })
      : expectedDeliveryDate
        ? t('orderHistory.parcel.expected', { date: date(expectedDeliveryDate, dayOf) })
        : t('orderHistory.parcel.shipped', { date: date(shippedAt, dayOf) })
  return (
    <section className={styles.panel} aria-labelledby={`parcel-${shipmentId}`}>
      <div className={styles.parcelHead}>
        <Heading level={2} size="l" id={`parcel-${shipmentId}`}>
          {name}
        </Heading>
        <p className={styles.quiet}>{t('orderHistory.parcel.with', { carrier, date: date(shippedAt) })}</p>
      </div>
      <div className={styles.tracking}>
        <p>
          <strong>{when}</strong>
          {trackingCode && (
            <span className={styles.code}> {t('orderHistory.parcel.code', { code: trackingCode })}</span>
          )}
        </p>
        {trackingLink && (
          <ButtonLink
            href={trackingLink}
            size="s"
            variant="outline"
            newWindow
            aria-describedby={`parcel-${shipmentId}`}
            iconAfter={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('orderHistory.track')}
          </ButtonLink>
        )}
      </div>
      <OrderedItems items={shipment.items} />
    </section>
  )
}
