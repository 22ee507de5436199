import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/Link.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import styles from './SearchHead.module.css'

type SearchHeadProps = {
  term: string
  /** What was typed, when the shop searched for something else. */
  originalTerm: string | null
  /** The department that was searched in, and the search without it. */
  department: { name: string; everywhereHref: string } | null
}

/** What was searched for, and where. */
export function SearchHead({ term, originalTerm, department }: SearchHeadProps) {
  const t = useTexts()
  return (
    <div className={styles.head}>
      <Heading level={1}>{t('search.headline', { term })}</Heading>
      {originalTerm !== null && originalTerm !== term && (
        <p className={styles.note}>{t('search.corrected', { term, originalTerm })}</p>
      )}
      {department && (
        <p className={styles.note}>
          {t('search.inDepartment', { name: department.name })}{' '}
          <Link href={department.everywhereHref}>{t('search.everywhere')}</Link>
        </p>
      )}
    </div>
  )
}
