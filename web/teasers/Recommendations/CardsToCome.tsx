import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton/Skeleton.tsx'
import styles from './CardsToCome.module.css'

/** At most this many slides are shown at first (storefront.md §9). */
const shownFirst = ['1', '2', '3', '4', '5'] as const

/** Holds the place of a row of product cards: as many and as large as will come. */
export function CardsToCome() {
  const t = useTexts()
  return (
    <div role="status" aria-label={t('teasers.recommendations.loading')} className={styles.row}>
      {shownFirst.map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton shape="picture" />
          <Skeleton className={styles.brand} />
          <Skeleton />
          <Skeleton className={styles.half} />
          <Skeleton className={styles.price} />
        </div>
      ))}
    </div>
  )
}
