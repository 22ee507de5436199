import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import styles from './NoResults.module.css'

type NoResultsProps = { term: string; departments: readonly { id: string; name: string; path: string }[] }

const tips = ['search.tip.spelling', 'search.tip.fewer', 'search.tip.other'] as const

/** Nothing found: how to search better, and where to look instead. */
export function NoResults({ term, departments }: NoResultsProps) {
  const t = useTexts()
  return (
    <EmptyState headline={t('search.none', { term })}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      {departments.length > 0 && (
        <nav aria-label={t('search.departments')} className={styles.departments}>
          <p>{t('search.departments')}</p>
          <ul className={styles.chips}>
            {departments.map(({ id, name, path }) => (
              <li key={id}>
                <Chip href={path}>{name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </EmptyState>
  )
}
