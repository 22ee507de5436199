import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import styles from './CompareChoice.module.css'

type CompareChoiceProps = { productId: string; name: string; className?: string | undefined }

/** Chooses a product for the comparison: a field of the form in <CompareBar>, so that it works without script. */
export function CompareChoice({ productId, name, className }: CompareChoiceProps) {
  const t = useTexts()
  return (
    <label className={classNames(styles.choice, className)}>
      <input type="checkbox" name="ids" value={productId} form="compare" aria-label={t('ui.compare.label', { name })} />
      {t('ui.compare.choice')}
    </label>
  )
}
