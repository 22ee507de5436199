import { FileCheck } from '../../generated/icons/FileCheck.ts'
import { HandCoins } from '../../generated/icons/HandCoins.ts'
import { Landmark } from '../../generated/icons/Landmark.ts'
import { ReceiptText } from '../../generated/icons/ReceiptText.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { isOn, parameterValue } from '../../lib/scope/parameters.rules.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { useParameters } from '../../lib/scope/use-parameters.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './TrustMarks.module.css'
import {
  advertisedMarks,
  type DeliveryMark,
  deliveryMarks,
  offeredMarks,
  type PaymentMark,
} from './trust-marks.rules.ts'

/**
 * Ways to pay, carriers and the badge; not in the business store (storefront.md §2). The switches are those of the payments themselves.
 * `isCheckout`: all methods that the store offers, instead of those that it advertises.
 */
export function TrustMarks({ isCheckout = false }: { isCheckout?: boolean }) {
  const t = useTexts()
  const { store, isB2b } = useSite()
  const parameters = useParameters()
  if (isB2b) return null
  const on = {
    wallet: isOn(parameters, 'amazonPayV2Activation'),
    twint: isOn(parameters, 'T134_Twint-Payment'),
    xRechnung: parameterValue(parameters, 'paymentTypes', 'xRechnung') === 'true',
    dpd: isOn(parameters, 'dpd'),
  }
  const order = parameterValue(parameters, 'paymentTypes', 'order')
  const marks = isCheckout ? offeredMarks(store, on, order) : advertisedMarks(store, on, order)
  return (
    <div className={styles.trust}>
      <Marks headline={t('shell.footer.payment')} kind="payment" marks={marks} />
      <Marks headline={t('shell.footer.delivery')} kind="delivery" marks={deliveryMarks(store, on)} />
      <a href="/service/sicher-einkaufen/" className={classNames(styles.badge, signs.shield)}>
        <span>
          <strong>{t('shell.footer.badge')}</strong>
          {t('shell.footer.badgeMore')}
        </span>
      </a>
    </div>
  )
}

/** Marks without a short word; that of the others is drawn by the style sheet. */
const drawings: Partial<Record<PaymentMark | DeliveryMark, typeof ReceiptText>> = {
  invoice: ReceiptText,
  eInvoice: FileCheck,
  prepayment: Landmark,
  cashOnDelivery: HandCoins,
}

type MarksProps =
  | { headline: string; kind: 'payment'; marks: readonly PaymentMark[] }
  | { headline: string; kind: 'delivery'; marks: readonly DeliveryMark[] }

/** Cards of one size, as small as stamps: drawings and short words of ours, not the providers' logos. */
function Marks({ headline, kind, marks }: MarksProps) {
  const t = useTexts()
  return (
    <div>
      <h2 className={styles.headline}>{headline}</h2>
      <ul className={styles.marks} aria-label={headline}>
        {marks.map((mark) => {
          const name = t(`shell.${kind}.${mark}`)
          const Drawing = drawings[mark]
          return (
            <li key={mark} className={classNames(styles.mark, styles[mark])} title={name}>
              {Drawing && <Drawing size={18} strokeWidth={1.75} aria-hidden="true" />}
              <span className={styles.name}>{name}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
