import type { ThankYouFragment } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import styles from '../parts/checkout.module.css'
import own from './Confirmation.module.css'

type BankTransfer = NonNullable<ThankYouFragment['transfer']>

/** What is to be transferred, in words and as a code that banking applications read. */
export function Transfer({ transfer }: { transfer: BankTransfer }) {
  const t = useTexts()
  const { date } = useFormat()
  const { accountHolder, iban, bic, bankName, reference, amount, dueDate, qrCode } = transfer
  const facts = [
    ['amount', amount.stringValue],
    ['holder', accountHolder],
    ['iban', iban],
    ['bic', `${bic}, ${bankName}`],
    ['reference', reference],
    ['due', date(dueDate)],
  ] as const
  return (
    <section className={styles.panel} aria-labelledby="transfer-headline">
      <Heading level={2} size="l" id="transfer-headline">
        {t('checkout.transfer')}
      </Heading>
      <div className={own.transfer}>
        <dl className={own.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`checkout.transfer.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {qrCode && (
          <div className={own.code}>
            <img src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt={t('checkout.transfer.code')} />
            <p className={styles.note}>{t('checkout.transfer.scan')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
