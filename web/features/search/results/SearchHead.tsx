import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { OtherTerms } from './OtherTerms.tsx'
import styles from './SearchHead.module.css'

type SearchHeadProps = {
  /** The words that the hits are for. */
  term: string
  count: number
  /** What was typed, when the shop searched for something else, and the search for exactly that. */
  original: { term: string; href: string } | null
  /** Words of the typed text became filters, rather than other words. */
  isFiltered: boolean
  /** Other words that may have been meant. */
  didYouMean: readonly { term: string; href: string }[]
}

/** What was searched for, how much there is, and what else may have been meant. */
export function SearchHead({ term, count, original, isFiltered, didYouMean }: SearchHeadProps) {
  const t = useTexts()
  return (
    <div className={styles.head}>
      <Heading level={1}>{t('search.headline', { term, count })}</Heading>
      {original && (
        <p className={styles.note}>
          {t(isFiltered ? 'search.filtered' : 'search.corrected', { term, originalTerm: original.term })}{' '}
          <Link href={original.href}>{t('search.exactly', { term: original.term })}</Link>
        </p>
      )}
      <OtherTerms terms={didYouMean} />
    </div>
  )
}
