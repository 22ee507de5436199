import { Check } from '#web/generated/icons/Check.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import styles from './Benefits.module.css'

/** What an account is good for, in three lines. */
export function Benefits() {
  const t = useTexts()
  const { isB2b } = useSite()
  const benefits = isB2b
    ? [t('login.benefit.prices'), t('login.benefit.lists'), t('login.benefit.cart')]
    : [t('login.benefit.lists'), t('login.benefit.cart'), t('login.benefit.quick')]
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  )
}
