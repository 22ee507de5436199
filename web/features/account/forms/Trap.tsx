import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './forms.module.css'

/** As the engine knows it; whoever fills it is a program and gets the same answer as all. */
export const trapField = 'website'

export function Trap() {
  const t = useTexts()
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {t('account.trap')}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
