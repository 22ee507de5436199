import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Button } from '../../forms/Button/Button.tsx'
import styles from './CompareChoice.module.css'

/**
 * Leads to the comparison of what was chosen in the cards after it, and is seen while one of them is chosen.
 * features/product/compare counts them and carries the choice to the next page; without script the form sends them.
 */
export function CompareBar() {
  const t = useTexts()
  return (
    <form id="compare" action="/compare" autoComplete="off" className={styles.bar}>
      <p role="status" className={styles.count} data-words={t('ui.compare.chosen')} suppressHydrationWarning>
        {t('ui.compare.most')}
      </p>
      <Button type="reset" variant="link" size="s">
        {t('ui.compare.clear')}
      </Button>
      <Button type="submit" size="s">
        {t('ui.compare.open')}
      </Button>
    </form>
  )
}
