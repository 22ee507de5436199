import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { reviewTexts } from '../../texts/reviews.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Desk.module.css'
import own from './Reviews.module.css'
import type { Review } from './review.ts'

type Props = {
  review: Review
  isSending: boolean
  onPublish: () => void
  onOpen: (kind: 'withdraw' | 'answer') => void
}

/** One review as it was written, with what can be done with it. */
export function ReviewCard({ review, isSending, onPublish, onOpen }: Props) {
  const texts = useTexts(reviewTexts)
  const { id, state, title, message, stars, author, writtenAt, isVerified, language, answer, answeredOn } = review
  const facts = [
    texts.stars(stars),
    author ?? texts.anonymous,
    formatTime(writtenAt),
    isVerified && texts.verified,
    texts.languages[language],
  ]
  return (
    <article className={own.review} aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`} className={own.title} lang={language}>
        {title}
      </h2>
      <p>
        {review.productName} <span className={styles.quiet}>{review.number}</span>
      </p>
      <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={own.text} lang={language}>
        {message}
      </p>
      {answer && (
        <div className={own.answer}>
          <p className={styles.quiet}>{texts.answeredOn(answeredOn ?? '')}</p>
          <p className={own.text} lang={language}>
            {answer}
          </p>
        </div>
      )}
      {review.reason && (
        <p className={styles.late}>
          {texts.reason}: {texts.reasons[review.reason]}
        </p>
      )}
      <div className={styles.actions}>
        {state !== 'published' && (
          <Button look="primary" aria-label={texts.publishOf(title)} disabled={isSending} onClick={onPublish}>
            {texts.publish}
          </Button>
        )}
        {state === 'published' && (
          <Button aria-label={texts.answerOf(title)} onClick={() => onOpen('answer')}>
            {answer ? texts.changeAnswer : texts.answer}
          </Button>
        )}
        {state !== 'withdrawn' && (
          <Button aria-label={texts.withdrawOf(title)} onClick={() => onOpen('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
      </div>
    </article>
  )
}
