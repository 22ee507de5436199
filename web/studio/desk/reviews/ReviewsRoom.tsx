import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioPublishReview, type StudioReviewState, StudioReviewsOf } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { reviewTexts } from '../../texts/reviews.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ButtonChoice } from '../ButtonChoice.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import type { Review } from './review.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Open = { kind: 'withdraw' | 'answer'; review: Review } | null

const states: readonly StudioReviewState[] = ['pending', 'published', 'withdrawn']

/** Reviews by state: those that wait come first. */
export function ReviewsRoom() {
  const texts = useTexts(reviewTexts)
  const ui = useTexts(uiTexts)
  const [state, setState] = useState<StudioReviewState>('pending')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const { data, error, isLoading, reload } = useAnswer(StudioReviewsOf, { state, search, page }, { waits: 250 })
  const publish = useChange(StudioPublishReview)
  const found = data?.studio_reviews
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  return (
    <Room>
      <h1>{texts.title}</h1>
      <ButtonChoice
        options={states.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onChange={(next) => {
          setState(next)
          setPage(1)
          setMessage('')
        }}
      />
      <SearchField
        label={texts.search}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {publish.error && <CallErrorNotice error={publish.error} />}
      {publish.refusal && (
        <p className={styles.refusal} role="alert">
          {publish.refusal}
        </p>
      )}
      <p role="status">
        {isLoading && !found ? ui.loading : [message, found && texts.count(found.total)].filter(Boolean).join(' ')}
      </p>
      {found && found.reviews.length === 0 && <p>{texts.none[state]}</p>}
      {found?.reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          isSending={publish.isSending}
          onOpen={(kind) => setDialog({ kind, review })}
          onPublish={() =>
            inBackground(
              publish
                .send({ id: review.id, version: review.version })
                .then((isDone) => isDone && done(texts.published)),
            )
          }
        />
      ))}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {dialog?.kind === 'withdraw' && <WithdrawDialog review={dialog.review} onDone={done} onClose={close} />}
      {dialog?.kind === 'answer' && <AnswerDialog review={dialog.review} onDone={done} onClose={close} />}
    </Room>
  )
}
