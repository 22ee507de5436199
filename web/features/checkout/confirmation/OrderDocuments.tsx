import type { ThankYouFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import styles from '../parts/checkout.module.css'

/** Documents of the order, to be downloaded. A public buyer waits for the electronic invoice, so it has a note while it is being made. */
export function OrderDocuments({ order: { documents } }: { order: ThankYouFragment['order'] }) {
  const t = useTexts()
  return documents.map(({ kind, name, path, isReady }) => {
    if (isReady)
      return (
        <p key={path}>
          <a href={path} download={name}>
            {t(`checkout.document.${kind}`)}
          </a>
        </p>
      )
    if (kind !== 'xrechnung') return null
    return (
      <p key={path} className={styles.note}>
        {t('checkout.document.xrechnung.waiting')}
      </p>
    )
  })
}
