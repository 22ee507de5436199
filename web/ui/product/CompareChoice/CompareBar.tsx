import { X } from '#web/generated/icons/X.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '../../forms/Button/Button.tsx'
import { IconButton } from '../../forms/IconButton/IconButton.tsx'
import styles from './CompareChoice.module.css'

/**
 * Leads to the comparison of what was chosen in the cards after it, and is seen while one of them is chosen.
 * features/product/compare counts them and carries the choice to the next page; without script the form sends them.
 */
export function CompareBar() {
  const t = useTexts()
  return (
    <form id="compare" action="/compare" autoComplete="off" className={styles.bar} data-above-consent="">
      <IconButton type="reset" label={t('ui.compare.clear')} icon={<X size={20} strokeWidth={1.75} />} />
      <p role="status" className={styles.count} data-words={t('ui.compare.chosen')} suppressHydrationWarning>
        {t('ui.compare.most')}
      </p>
      <Button type="submit" size="s">
        {t('ui.compare.open')}
      </Button>
    </form>
  )
}
