import { Check } from '../../generated/icons/Check.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Progress.module.css'
import type { Status } from './StatusTag.tsx'

const stations = ['ordered', 'packing', 'shipped', 'delivered'] as const

/** The station that an order has reached; null where it is not on its way any more. */
const reached: Record<Status, number | null> = {
  awaitingTransfer: 0,
  packing: 1,
  partlyShipped: 2,
  shipped: 2,
  delivered: 3,
  cancelled: null,
  refunded: null,
}

/** The way of an order along a ruler, from its receipt to the door. */
export function Progress({ status }: { status: Status }) {
  const t = useTexts()
  const current = reached[status]
  if (current === null) return null
  return (
    <ol className={styles.way} aria-label={t('orderHistory.progress')} data-reached={current}>
      {stations.map((station, index) => (
        <li
          key={station}
          className={styles.station}
          data-state={index < current || status === 'delivered' ? 'done' : index === current ? 'now' : 'open'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {(index < current || status === 'delivered') && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
            {index === current && status !== 'delivered' && <Parcel />}
          </span>
          <span className={styles.name}>{t(`orderHistory.progress.${station}`)}</span>
          {index < current && <VisuallyHidden>{t('orderHistory.progress.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

/** A parcel with chalk-yellow tape. */
function Parcel() {
  return (
    <svg viewBox="0 0 40 36" className={styles.parcel} aria-hidden="true">
      <path d="M4 12 20 4l16 8v17l-16 6-16-6z" className={styles.box} />
      <path d="M4 12l16 6 16-6M20 18v17" className={styles.edges} />
      <path d="M11.5 8.2 28 14.8v6.4l-4 1.5v-6.2L7.6 10.2z" className={styles.tape} />
    </svg>
  )
}
