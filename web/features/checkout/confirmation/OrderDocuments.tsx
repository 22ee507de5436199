import type { ThankYouFragment } from '../../../generated/operations.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from '../parts/checkout.module.css'

/** Documents of the order, to be downloaded; those that are still being made have a note instead. */
export function OrderDocuments({ order: { orderId, documents } }: { order: ThankYouFragment['order'] }) {
  const t = useTexts()
  return documents.map(({ kind, name, isReady }) =>
    isReady ? (
      <p key={kind}>
        <a href={`/api/order-document/${orderId}/${kind}/`} download={name}>
          {t(`checkout.document.${kind}`)}
        </a>
      </p>
    ) : (
      <p key={kind} className={styles.note}>
        {t(`checkout.document.${kind}.waiting`)}
      </p>
    ),
  )
}
