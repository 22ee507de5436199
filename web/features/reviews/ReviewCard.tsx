import type { Ref } from 'react'
import { BadgeCheck } from '../../generated/icons/BadgeCheck.ts'
import type { ReviewFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Stars } from '../../ui/product/Stars/Stars.tsx'
import { HelpfulButton } from './HelpfulButton.tsx'
import styles from './ReviewCard.module.css'

/** One opinion, with the shop's answer. */
export function ReviewCard({ review, ref }: { review: ReviewFragment; ref?: Ref<HTMLElement> | undefined }) {
  const t = useTexts()
  const format = useFormat()
  const { ratingId, rating, fullAuthorInfo, title, message, date, isVerified } = review
  const { comment, commentAuthor, commentDate } = review
  const headline = `review-${ratingId}`
  return (
    <article className={styles.review} aria-labelledby={headline} tabIndex={-1} ref={ref}>
      <div className={styles.head}>
        <Stars rating={rating} />
        <Heading level={3} size="m" id={headline}>
          {title}
        </Heading>
      </div>
      <p className={styles.by}>
        <span>{fullAuthorInfo ?? t('reviews.anonymous')}</span>
        <time dateTime={date}>{format.date(date)}</time>
        {isVerified && (
          <span className={styles.verified}>
            <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('reviews.verified')}
          </span>
        )}
      </p>
      <p className={styles.message}>{message}</p>
      {comment && (
        <div className={styles.comment}>
          <p className={styles.by}>
            <strong>{commentAuthor}</strong>
            {commentDate && <time dateTime={commentDate}>{format.date(commentDate)}</time>}
          </p>
          <p className={styles.message}>{comment}</p>
        </div>
      )}
      <HelpfulButton ratingId={ratingId} votes={review.helpfulRating} title={title} />
    </article>
  )
}
