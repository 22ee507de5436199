import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioAnswerReview } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { reviewTexts } from '../../texts/reviews.ts'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { Review } from './review.ts'

type Props = { review: Review; onDone: (message: string) => void; onClose: () => void }

/** The shop's answer below a review. */
export function AnswerDialog({ review: { id, version, title, language, answer }, onDone, onClose }: Props) {
  const texts = useTexts(reviewTexts)
  const [text, setText] = useState(answer ?? '')
  const { send, errorsOf, ...change } = useChange(StudioAnswerReview)
  const submit = () => inBackground(send({ id, version, text }).then((isDone) => isDone && onDone(texts.answered)))
  return (
    <ChangeDialog {...change} title={texts.answerOf(title)} action={texts.save} onClose={onClose} onSubmit={submit}>
      <p>{texts.answerText(texts.languages[language] ?? '')}</p>
      <Field label={texts.answerLabel} errors={errorsOf('text')}>
        {(control) => (
          <textarea
            {...control}
            className={fieldStyles.control}
            lang={language}
            maxLength={4000}
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}
