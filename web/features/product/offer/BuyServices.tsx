import type { ReactNode } from 'react'
import { Phone } from '#web/generated/icons/Phone.ts'
import { ReceiptText } from '#web/generated/icons/ReceiptText.ts'
import { RotateCcw } from '#web/generated/icons/RotateCcw.ts'
import { Scale } from '#web/generated/icons/Scale.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { useParameter } from '#web/lib/scope/use-parameters.ts'
import styles from './BuyServices.module.css'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Below the button: what else one does with a product, and what makes buying it safe. */
export function BuyServices({ productId, heart }: { productId: string; heart: ReactNode }) {
  const t = useTexts()
  const { isB2b } = useSite()
  const days = useParameter('returnOrderSwitches', 'days')
  const payments = useParameter('paymentTypes', 'order')
  const phone = useParameter('contact', 'phone')
  const hasInvoice = payments === null || /\b(?:INVOICE|RECHNUNG|RECHNUNG_V)\b/.test(payments)
  return (
    <ul className={styles.services}>
      {heart && (
        <li className={styles.keep}>
          {heart}
          <span aria-hidden="true">{t('product.keep')}</span>
        </li>
      )}
      <li>
        {/* With those that were compared before: compare-start.ts. */}
        <Link href={`/compare?ids=${productId}`} data-compare={productId}>
          <Scale {...icon} />
          {t('product.compare')}
        </Link>
      </li>
      {!isB2b && days && (
        <li>
          <Link href="/service/rueckgabe/">
            <RotateCcw {...icon} />
            {t('product.returns', { days: Number(days) })}
          </Link>
        </li>
      )}
      {hasInvoice && (
        <li>
          <Link href={isB2b ? '/service/versand/' : '/service/sicher-einkaufen/'}>
            <ReceiptText {...icon} />
            {t('product.invoice')}
          </Link>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Phone {...icon} />
            {phone}
          </a>
        </li>
      )}
    </ul>
  )
}
