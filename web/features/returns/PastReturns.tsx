import type { ReturnFieldsFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { noLabelText } from './label-text.ts'
import styles from './returns.module.css'

type PastReturn = ReturnFieldsFragment['pastReturns'][number]

const stateAddress = (hash: string, rma: string): string =>
  `/myaccount/returns/confirm?${new URLSearchParams({ order: hash, rma })}`

export function ReturnedItems({ items }: { items: PastReturn['items'] }) {
  const t = useTexts()
  return (
    <ul className={styles.plain}>
      {items.map(({ lineNo, name, quantity, receivedQuantity, acceptedQuantity }) => (
        <li key={lineNo}>
          {quantity} × {name}
          {receivedQuantity > 0 && (
            <span className={styles.note}>
              {' '}
              {t('return.received', { received: receivedQuantity, acceptedQuantity })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Labels to print or to show; those that are still being made come with a reload, and by mail. */
export function Labels({ hash, found }: { hash: string; found: PastReturn }) {
  const t = useTexts()
  const { rma, carrier, labels, missingLabels } = found
  const isOwn = carrier === 'own'
  const address = (number: number, more: Record<string, string> = {}) =>
    `/api/return-label/${rma}/${number}/?${new URLSearchParams({ order: hash, ...more })}`
  return (
    <section className={styles.section} aria-labelledby="labels">
      <h2 id="labels" className={styles.subline}>
        {t(isOwn ? 'return.label.headline.own' : 'return.label.headline')}
      </h2>
      {isOwn && labels.length > 0 && <p>{t('return.label.own')}</p>}
      {labels.map(({ number, trackingCode, hasQrCode }) => (
        <div key={number} className={styles.panel}>
          <p>
            <a href={address(number)} download>
              {t('return.label.download', { number })}
            </a>
          </p>
          {trackingCode && <p className={styles.note}>{t('return.label.tracking', { code: trackingCode })}</p>}
          {hasQrCode && (
            <img
              src={address(number, { qr: '1' })}
              alt={t('return.label.qr', { number })}
              width={200}
              height={200}
              className={styles.qr}
            />
          )}
        </div>
      ))}
      {missingLabels > 0 && (
        <Notice>
          <p>{t('return.label.later')}</p>
          <p>
            <a href={stateAddress(hash, rma)}>{t('return.label.reload')}</a>
          </p>
        </Notice>
      )}
      {labels.length === 0 && missingLabels === 0 && <p>{t(noLabelText(found))}</p>}
    </section>
  )
}

/** Returns of the order that were announced before. */
export function PastReturns({ order, without }: { order: ReturnFieldsFragment; without?: string }) {
  const t = useTexts()
  const { date } = useFormat()
  const past = order.pastReturns.filter(({ rma }) => rma !== without)
  if (past.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="past-returns">
      <h2 id="past-returns" className={styles.subline}>
        {t('return.past')}
      </h2>
      <ul className={styles.items}>
        {past.map(({ rma, placedDate, stateText, items }) => (
          <li key={rma} className={styles.panel}>
            <p>
              <Link href={stateAddress(order.hash, rma)}>{t('return.past.link', { rma })}</Link>
              <span className={styles.note}>
                {' '}
                {date(placedDate)}, {stateText}
              </span>
            </p>
            <ReturnedItems items={items} />
          </li>
        ))}
      </ul>
    </section>
  )
}
