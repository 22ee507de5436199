import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { isPlainClick } from '../../lib/routing/router.ts'
import { Stars } from '../../ui/product/Stars/Stars.tsx'
import type { ReviewsOfProduct } from './load-reviews.ts'
import styles from './RatingSummary.module.css'
import { choiceHref, starNames } from './review-list.rules.ts'

type RatingSummaryProps = {
  reviews: ReviewsOfProduct
  stars: number | null
  onChoose: (stars: number | null) => void
}

/** The average, and a bar for each number of stars that shows only those. */
export function RatingSummary({ reviews, stars, onChoose }: RatingSummaryProps) {
  const t = useTexts()
  const format = useFormat()
  const { productId, numberOfReviews, rating, counts, starRatios } = reviews
  return (
    <div className={styles.summary}>
      {rating !== null && (
        <div className={styles.average}>
          <p className={styles.number} aria-hidden="true">
            {format.number(rating, { minimumFractionDigits: 1 })}
          </p>
          <div>
            <Stars rating={rating} size="m" />
            <p className={styles.count}>{t('reviews.count', { count: numberOfReviews })}</p>
          </div>
        </div>
      )}
      <ul className={styles.bars} aria-label={t('reviews.byStars')}>
        {starNames.toReversed().map((name, index) => {
          const value = 5 - index
          const share = Number(starRatios[name])
          const label = t('reviews.bar', {
            stars: value,
            percent: format.number(share, { maximumFractionDigits: 2 }),
            count: counts[name],
          })
          const content = (
            <>
              <span aria-hidden="true">{t('reviews.barStars', { stars: value })}</span>
              <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="8" className={styles.ground} />
                <rect width={share} height="8" className={styles.share} />
              </svg>
              <span aria-hidden="true">{`${format.number(share, { maximumFractionDigits: 0 })} %`}</span>
            </>
          )
          return (
            <li key={name}>
              {counts[name] === 0 ? (
                <span className={styles.line} role="img" aria-label={label}>
                  {content}
                </span>
              ) : (
                <a
                  className={styles.line}
                  href={choiceHref(productId, { stars: value, shown: 0 })}
                  aria-label={label}
                  aria-current={stars === value || undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    onChoose(stars === value ? null : value)
                  }}
                >
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
