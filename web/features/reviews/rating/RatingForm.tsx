import { reviewTexts } from '#contract/limits/reviews.ts'
import type { Values } from '#web/lib/forms/form-element.ts'
import { errorsByName } from '#web/lib/forms/form-outcome.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { type FormState, useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextArea } from '#web/ui/forms/Field/TextArea.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import styles from './RatingForm.module.css'
import { fields, reviewForm } from './review-form.ts'
import { StarInput } from './StarInput.tsx'

type RatingFormProps = {
  enc: string
  productId: string
  /** What the customer wrote before, or the mail brought along. */
  stored: Values
  isChange: boolean
  /** Why the form was refused that was sent without script. */
  refusal: Flash | null
  onSent: () => void
}

/** The product's page shows the review at once, also when it was looked at before. */
const changed = ['getReviewsByProduct', 'getProductById']

/** Writes a review or changes it. */
export function RatingForm({ enc, productId, stored, isChange, refusal, onSent }: RatingFormProps) {
  const t = useTexts()
  const summaryOf = (count: number | null) => (count === null ? t('rating.lost') : t('rating.faults', { count }))
  const form = useForm({
    id: 'review',
    action: `/api/${reviewForm}/`,
    fields,
    before: {
      values: { ...stored, ...refusal?.values },
      ...(refusal && {
        violations: {
          message: refusal.message ?? summaryOf(refusal.fieldErrors.length),
          errors: errorsByName(refusal.fieldErrors),
        },
      }),
    },
    focus: 'message',
    send: posting({ forgets: changed, onDone: onSent }),
    messageFor: summaryOf,
  })

  return (
    <form {...form.form} className={styles.form}>
      <input type="hidden" name="enc" value={enc} />
      <input type="hidden" name="productId" value={productId} />
      <Summary form={form} />
      <StarInput {...form.choice('rating')} chosen={Number(form.given('rating')) || null} />
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
    <section className={styles.summary} data-message tabIndex={-1} aria-labelledby="review-errors">
      <Heading level={2} size="m" id="review-errors">
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
