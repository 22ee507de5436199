import { useTexts } from '#web/lib/i18n/use-texts.ts'
import styles from './Honeypot.module.css'

/** Name of a field that people do not see: a request that fills it comes from a program and gets the usual answer. */
export const honeypotField = 'website'

export function Honeypot() {
  const t = useTexts()
  return (
    <div className={styles.honeypot} aria-hidden>
      <label>
        {t('ui.honeypot')}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
