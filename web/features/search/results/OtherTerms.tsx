import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Chip } from '#web/ui/forms/Chip/Chip.tsx'
import styles from './SearchHead.module.css'

/** Other words that may have been meant, as searches of their own. */
export function OtherTerms({ terms }: { terms: readonly { term: string; href: string }[] }) {
  const t = useTexts()
  if (terms.length === 0) return null
  return (
    <nav aria-label={t('search.didYouMean')} className={styles.others}>
      <p className={styles.note}>{t('search.didYouMean')}</p>
      <ul className={styles.chips}>
        {terms.map(({ term, href }) => (
          <li key={term}>
            <Chip href={href}>{term}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
