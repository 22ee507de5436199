import type { ReactNode } from 'react'
import { FileDown } from '../../generated/icons/FileDown.ts'
import type { OrderDetailsFragment } from '../../generated/operations.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import styles from './OrderPage.module.css'

/** Parts that the checkout shows as well; the page brings them. */
export type OrderParts = {
  /** What is to be transferred; null when nothing is. */
  transfer: ReactNode
  sums: ReactNode
  deliveryAddress: ReactNode
  billingAddress: ReactNode
}

type OrderFactsProps = { order: OrderDetailsFragment['order']; orderKey: string | null; parts: OrderParts }

/** Sums with their taxes, documents, addresses and payment. */
export function OrderFacts({ order, orderKey, parts }: OrderFactsProps) {
  const t = useTexts()
  const { documents } = order
  return (
    <>
      <section className={styles.panel} aria-labelledby="order-sums">
        <Heading level={2} size="l" id="order-sums">
          {t('orderHistory.sums')}
        </Heading>
        {parts.sums}
      </section>
      {documents.length > 0 && (
        <section className={styles.panel} aria-labelledby="order-documents">
          <Heading level={2} size="l" id="order-documents">
            {t('orderHistory.documents')}
          </Heading>
          <ul className={styles.ways}>
            {documents.map(({ kind, name, path, isReady }) => (
              <li key={name}>
                {isReady ? (
                  <a href={withKey(path, orderKey)} download={name} className={styles.way}>
                    <FileDown size={20} strokeWidth={1.75} aria-hidden="true" />
                    <span>
                      {t(`checkout.document.${kind}`)}
                      {hasSeveral(kind) && <span className={styles.quiet}> {name}</span>}
                    </span>
                  </a>
                ) : (
                  <p className={styles.quiet}>{t(`checkout.document.${kind}.waiting`)}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.panel} aria-labelledby="order-facts">
        <Heading level={2} size="l" id="order-facts">
          {t('orderHistory.facts')}
        </Heading>
        <div className={styles.facts}>
          <Fact name={t('checkout.delivery')}>
            {parts.deliveryAddress}
            <p className={styles.quiet}>{order.shipperName}</p>
            {order.deliveryText && <p className={styles.quiet}>{order.deliveryText}</p>}
          </Fact>
          <Fact name={t('checkout.billingAddress')}>{parts.billingAddress}</Fact>
          <Fact name={t('checkout.payment.method')}>
            <p>{order.paymentMethod}</p>
            {order.isPaid && <p className={styles.quiet}>{t('orderHistory.paid')}</p>}
            {order.openAmount && (
              <p className={styles.quiet}>{t('orderHistory.unpaid', { amount: order.openAmount.stringValue })}</p>
            )}
          </Fact>
          <Fact name={t('orderHistory.email')}>
            <p className={styles.quiet}>{order.email}</p>
          </Fact>
          {order.comment && (
            <Fact name={t('checkout.comment')}>
              <p className={styles.quiet}>{order.comment}</p>
            </Fact>
          )}
        </div>
      </section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={3} size="m">
        {name}
      </Heading>
      {children}
    </div>
  )
}

/** Kinds of which an order may have more than one: their links bear the name of the file. */
function hasSeveral(kind: string): boolean {
  return kind === 'creditNote' || kind === 'returnSlip'
}

/** A guest's documents open by the key of the order's page. */
function withKey(path: string, key: string | null): string {
  return key === null ? path : `${path}?${new URLSearchParams({ key })}`
}
