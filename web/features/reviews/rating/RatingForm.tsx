import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { reviewTexts } from '#contract/limits/reviews.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import { TextArea } from '../../../ui/forms/Field/TextArea.tsx'
import { TextField } from '../../../ui/forms/Field/TextField.tsx'
import styles from './RatingForm.module.css'
import { type FieldErrors, fields, sendReview } from './review-form.ts'
import { StarInput } from './StarInput.tsx'

type RatingFormValues = { rating: number | null; title: string; message: string; authorName: string }

type RatingFormProps = {
  enc: string
  productId: string
  values: RatingFormValues
  isChange: boolean
  /** What the answer to a plain form said. */
  errors: FieldErrors
  message: string | null
  onSent: () => void
}

/** Writes a review or changes it. Without script the form is sent as it is, and the edge leads back here. */
export function RatingForm({ enc, productId, values, isChange, onSent, ...first }: RatingFormProps) {
  const t = useTexts()
  const hintId = useId()
  const [{ errors, message }, setFaults] = useState({ errors: first.errors, message: first.message })
  const [isSending, setSending] = useState(false)
  // The browser's own checks are for those without script: what the engine says is in the page's words.
  const [isLive, setLive] = useState(false)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => setLive(true), [])

  const wrong = fields.filter((field) => errors[field])
  const isRefused = message !== null || wrong.length > 0
  useEffect(() => {
    if (isRefused && (errors || message)) summary.current?.focus()
  }, [isRefused, errors, message])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const outcome = await sendReview(enc, productId, new FormData(event.currentTarget))
    setSending(false)
    if (outcome.kind === 'sent') onSent()
    else if (outcome.kind === 'refused') setFaults({ errors: outcome.errors, message: outcome.message })
    else setFaults({ errors: {}, message: t('rating.lost') })
  }

  return (
    <form className={styles.form} method="post" action="/api/reviews" noValidate={isLive} onSubmit={submit}>
      <input type="hidden" name="enc" value={enc} />
      <input type="hidden" name="productId" value={productId} />
      {isRefused && (
        <section className={styles.summary} ref={summary} tabIndex={-1} aria-labelledby={`${hintId}-faults`}>
          <Heading level={2} size="m" id={`${hintId}-faults`}>
            {message ?? t('rating.faults', { count: wrong.length })}
          </Heading>
          {wrong.length > 0 && (
            <ul>
              {wrong.map((field) => (
                <li key={field}>
                  <a href={`#${field}`}>{errors[field]}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <StarInput name="rating" chosen={values.rating} error={errors.rating} />
      <TextField
        id="title"
        name="title"
        label={t('rating.title')}
        hint={t('rating.title.hint')}
        error={errors.title}
        defaultValue={values.title}
        minLength={reviewTexts.title[0]}
        maxLength={reviewTexts.title[1]}
        autoComplete="off"
        required
      />
      <TextArea
        id="message"
        name="message"
        label={t('rating.message')}
        hint={t('rating.message.hint')}
        error={errors.message}
        defaultValue={values.message}
        minLength={reviewTexts.message[0]}
        maxLength={reviewTexts.message[1]}
        rows={7}
        required
      />
      <TextField
        id="authorName"
        name="authorName"
        label={t('rating.author')}
        optional={t('rating.optional')}
        hint={t('rating.author.hint')}
        error={errors.authorName}
        defaultValue={values.authorName}
        maxLength={reviewTexts.authorName[1]}
        autoComplete="nickname"
      />
      <p className={styles.note}>{t('rating.note')}</p>
      <Button type="submit" size="l" busy={isSending}>
        {t(isChange ? 'rating.change' : 'rating.send')}
      </Button>
    </form>
  )
}
