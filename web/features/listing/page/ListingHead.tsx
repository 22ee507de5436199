import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import styles from './ListingHead.module.css'

/** What is listed, and how much there is of it. */
export function ListingHead({ headline, count }: { headline: string; count: number }) {
  const t = useTexts()
  return (
    <div className={styles.head}>
      <Heading level={1}>{headline}</Heading>
      <p className={styles.count}>{t('listing.results', { count })}</p>
    </div>
  )
}
