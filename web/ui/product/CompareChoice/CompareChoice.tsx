import { useTexts } from '#web/lib/i18n/use-texts.ts'
import styles from './CompareChoice.module.css'

type CompareChoiceProps = { productId: string; name: string }

/** Chooses a product for the comparison: a field of the form in <CompareBar>, so that it works without script. */
export function CompareChoice({ productId, name }: CompareChoiceProps) {
  const t = useTexts()
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="ids" value={productId} form="compare" aria-label={t('ui.compare.label', { name })} />
      {t('ui.compare.choice')}
    </label>
  )
}
