import { useEffect, useRef } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { isPlainClick } from '../../lib/routing/router.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '../../ui/forms/Button/Button.tsx'
import type { ReviewsData } from './load-reviews.ts'
import { RatingSummary } from './RatingSummary.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import styles from './Reviews.module.css'
import { choiceHref, moreReviews } from './review-list.rules.ts'
import { useReviews } from './use-reviews.ts'

/** What others say of a product: average, shares, and the texts themselves. Links do what scripts would. */
export function Reviews({ productId, start }: { productId: string; start: ReviewsData }) {
  const t = useTexts()
  const { reviews, offset, stars, state, firstNew, choose, addMore } = useReviews(productId, start)
  const newest = useRef<HTMLElement>(null)
  useEffect(() => {
    if (firstNew !== null) newest.current?.focus()
  }, [firstNew])

  const shown = reviews?.reviews.length ?? 0
  const left = (reviews?.totalMatching ?? 0) - offset - shown
  const isFiltered = stars !== null

  return (
    <section
      id="reviews"
      className={styles.reviews}
      aria-labelledby="reviews-headline"
      aria-busy={state === 'choosing'}
    >
      <Heading level={2} id="reviews-headline">
        {t('reviews.headline')}
      </Heading>
      {!reviews && (
        <Notice kind="error" live={state === 'failed'} headline={t('reviews.error.headline')}>
          <Button variant="link" size="s" busy={state === 'choosing'} onClick={() => choose(stars)}>
            {t('reviews.error.retry')}
          </Button>
        </Notice>
      )}
      {reviews && reviews.numberOfReviews === 0 && (
        <div className={styles.none}>
          <p className={styles.noneYet}>{t('reviews.none')}</p>
          <p>{t(reviews.isSubmissionEnabled ? 'reviews.how' : 'reviews.off')}</p>
        </div>
      )}
      {reviews && reviews.numberOfReviews > 0 && (
        <div className={styles.columns}>
          <div className={styles.summary}>
            <RatingSummary reviews={reviews} stars={stars} onChoose={choose} />
            <p className={styles.how}>{t(reviews.isSubmissionEnabled ? 'reviews.how' : 'reviews.off')}</p>
          </div>
          <div className={styles.texts}>
            {(isFiltered || offset > 0) && (
              <p className={styles.filter}>
                {isFiltered && <span>{t('reviews.filtered', { stars, count: reviews.totalMatching })}</span>}{' '}
                <a
                  href={choiceHref(productId, { stars: null, shown: 0 })}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    inBackground(choose(null))
                  }}
                >
                  {t('reviews.all')}
                </a>
              </p>
            )}
            <ul className={styles.list}>
              {reviews.reviews.map((review) => (
                <li key={review.ratingId}>
                  <ReviewCard review={review} ref={review.ratingId === firstNew ? newest : undefined} />
                </li>
              ))}
            </ul>
            {state === 'failed' && (
              <Notice kind="error" live>
                {t('reviews.error.headline')}
              </Notice>
            )}
            {left > 0 && (
              <ButtonLink
                variant="outline"
                href={choiceHref(productId, { stars, shown: offset + shown + moreReviews })}
                busy={state === 'adding'}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  inBackground(addMore())
                }}
              >
                {t('reviews.more', { count: Math.min(left, moreReviews) })}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {reviews && (firstNew !== null || stars !== start.choice.stars)
            ? t('reviews.status', { shown, count: reviews.totalMatching })
            : ''}
        </span>
      </VisuallyHidden>
    </section>
  )
}
