import { reviewTexts } from '#contract/limits/reviews.ts'
import type { Violations } from '#web/lib/forms/form-outcome.ts'
import { type FormState, useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextArea } from '#web/ui/forms/Field/TextArea.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import styles from './RatingForm.module.css'
import { fields, sendReview } from './review-form.ts'
import { StarInput } from './StarInput.tsx'

type RatingFormProps = {
  enc: string
  productId: string
  rating: number | null
  values: { title: string; message: string; authorName: string }
  isChange: boolean
  /** What the answer to a plain form said. */
  faults: Violations | null
  onSent: () => void
}

/** Writes a review or changes it. Without script the form is sent as it is, and the edge leads back here. */
export function RatingForm({ enc, productId, rating, values, isChange, faults: violations, onSent }: RatingFormProps) {
  const t = useTexts()
  const form = useForm({
    id: 'review',
    action: '/api/reviews',
    fields,
    before: { values, faults: violations },
    focus: 'message',
    send: async (written) => {
      const outcome = await sendReview(enc, productId, written)
      if (outcome.kind === 'done') onSent()
      return outcome
    },
    messageFor: (count) => (count === null ? t('rating.lost') : t('rating.faults', { count })),
  })

  return (
    <form {...form.form} className={styles.form}>
      <input type="hidden" name="enc" value={enc} />
      <input type="hidden" name="productId" value={productId} />
      <Summary form={form} />
      <StarInput {...form.choice('rating')} chosen={rating} />
      <TextField
        {...form.field('title')}
        label={t('rating.title')}
        hint={t('rating.title.hint')}
        minLength={reviewTexts.title[0]}
        maxLength={reviewTexts.title[1]}
        autoComplete="off"
        required
      />
      <TextArea
        {...form.field('message')}
        label={t('rating.message')}
        hint={t('rating.message.hint')}
        minLength={reviewTexts.message[0]}
        maxLength={reviewTexts.message[1]}
        rows={7}
        required
      />
      <TextField
        {...form.field('authorName')}
        label={t('rating.author')}
        optional={t('rating.optional')}
        hint={t('rating.author.hint')}
        maxLength={reviewTexts.authorName[1]}
        autoComplete="nickname"
      />
      <p className={styles.note}>{t('rating.note')}</p>
      <Button {...form.button} size="l">
        {t(isChange ? 'rating.change' : 'rating.send')}
      </Button>
    </form>
  )
}

/** Leads to all fields that are wrong, also where there is no script. */
function Summary({ form: { message, wrong } }: { form: FormState }) {
  if (message === null) return null
  return (
    <section className={styles.summary} data-message tabIndex={-1} aria-labelledby="review-faults">
      <Heading level={2} size="m" id="review-faults">
        {message}
      </Heading>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, id, error }) => (
            <li key={name}>
              <a href={`#${id}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
