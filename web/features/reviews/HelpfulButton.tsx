import { useEffect, useState } from 'react'
import { ThumbsUp } from '../../generated/icons/ThumbsUp.ts'
import { useIsLive } from '../../lib/hydration/use-is-live.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './HelpfulButton.module.css'
import { hasVoted, vote } from './helpful-votes.ts'

type HelpfulButtonProps = { ratingId: string; votes: number; title: string }

/** One vote of a browser for a review. Not there without script, which it takes. */
export function HelpfulButton({ ratingId, votes, title }: HelpfulButtonProps) {
  const t = useTexts()
  const [state, setState] = useState<'open' | 'sending' | 'voted' | 'before' | 'failed'>('open')
  const [failure, setFailure] = useState<string | null>(null)
  // A press before the script is there would be lost.
  const isLive = useIsLive()
  useEffect(() => {
    if (hasVoted(ratingId)) setState('before')
  }, [ratingId])

  const count = votes + (state === 'voted' ? 1 : 0)
  const isDone = state === 'voted' || state === 'before'
  const press = async () => {
    if (isDone || state === 'sending') return
    setState('sending')
    const outcome = await vote(ratingId)
    if (outcome.kind === 'counted') return setState('voted')
    setFailure(outcome.message)
    setState('failed')
  }
  return (
    <p className={styles.helpful}>
      <button
        type="button"
        className={styles.button}
        disabled={!isLive}
        aria-pressed={isDone}
        aria-disabled={isDone || undefined}
        onClick={press}
      >
        <ThumbsUp size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('reviews.helpful')}
        <VisuallyHidden>: {title}</VisuallyHidden>
        {count > 0 && <span className={styles.count}>{t('reviews.helpfulCount', { count })}</span>}
      </button>
      <span className={styles.said} role="status">
        {state === 'voted'
          ? t('reviews.helpfulThanks')
          : state === 'failed'
            ? (failure ?? t('reviews.helpfulFailed'))
            : ''}
      </span>
    </p>
  )
}
