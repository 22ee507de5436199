import { useTexts } from '../../lib/i18n/use-texts.ts'
import { isOn, parameterValue } from '../../lib/scope/parameters.rules.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { useParameters } from '../../lib/scope/use-parameters.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './TrustMarks.module.css'
import { advertisedMarks, deliveryMarks, offeredMarks } from './trust-marks.rules.ts'

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
      <Marks headline={t('shell.footer.payment')} words={marks.map((mark) => t(`shell.payment.${mark}`))} />
      <Marks
        headline={t('shell.footer.delivery')}
        words={deliveryMarks(store, on).map((mark) => t(`shell.delivery.${mark}`))}
      />
      <a href="/service/sicher-einkaufen/" className={classNames(styles.badge, signs.shield)}>
        <span>
          <strong>{t('shell.footer.badge')}</strong>
          {t('shell.footer.badgeMore')}
        </span>
      </a>
    </div>
  )
}

/** Cards as small as stamps with names on them: ours, not the providers' logos. */
function Marks({ headline, words }: { headline: string; words: readonly string[] }) {
  return (
    <div>
      <h2 className={styles.headline}>{headline}</h2>
      <ul className={styles.marks} aria-label={headline}>
        {words.map((word) => (
          <li key={word} className={styles.mark}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
