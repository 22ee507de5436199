import { useEffect, useState } from 'react'
import { honeypotField } from '#schemas/form.rules.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite, useUrl } from '../../lib/scope/use-page.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import styles from './EntryForm.module.css'
import { errorsIn, loadExplanations } from './explain-errors.ts'
import { FormField } from './FormField.tsx'
import type { FormProps } from './parse.ts'

type EntryFormProps = Pick<FormProps, 'formId' | 'fields' | 'buttonText' | 'success' | 'analyticsName'> & {
  /** Takes part in a prize draw. */
  isCompetition?: boolean
}

/**
 * Fields, button and what comes after. Without scripts the edge leads back to this page, to the part that says how it went (see :target in
 * the style sheet and server/bff/page-forms).
 */
export function EntryForm({ formId, fields, buttonText, success, analyticsName, isCompetition }: EntryFormProps) {
  const t = useTexts()
  const { language } = useSite()
  const { href } = useUrl()
  const path = encodeURIComponent(formId)
  const [isSent, setSent] = useState(false)
  // Drawn in the browser: the document is the same for everyone.
  const [submissionId, setSubmissionId] = useState('')
  useEffect(() => setSubmissionId(newId()), [])
  const form = useForm({
    id: formId,
    action: isCompetition ? `/api/competition/${path}/` : `/api/forms/${path}/`,
    fields: fields.map(({ name }) => name),
    check: async (values) => errorsIn(fields, values, await loadExplanations(language)),
    send: posting({ onDone: () => setSent(true) }),
    messageFor: async (count) => (await loadExplanations(language))([`forms.error.${count ? 'check' : 'failed'}`]),
  })
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))

  if (isSent) return <Sent success={success} isFocused />
  return (
    <>
      <div id={`${formId}-sent`} className={styles.afterwards}>
        <Sent success={success} />
      </div>
      <form {...form.form} className={styles.form} onFocus={() => inBackground(loadExplanations(language))}>
        <p id={`${formId}-failed`} className={styles.failed}>
          {t('teasers.form.refused')}
        </p>
        {fields.map(({ name, label }) => (
          <p key={name} id={`${form.choice(name).id}-wrong`} className={styles.failed}>
            {t('teasers.form.wrong', { field: label })}
          </p>
        ))}
        <FormMessage form={form} labels={labels} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={form.choice(field.name).id}
            error={form.choice(field.name).error}
          />
        ))}
        <div className={styles.honeypot} aria-hidden>
          <label>
            {t('teasers.form.honeypot')}
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="return" value={href} />
        <input type="hidden" name="submissionId" value={submissionId} />
        <div className={styles.send}>
          <Button {...form.button} size="l" data-analytics={analyticsName}>
            {buttonText}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Takes the place of the form, and the focus with it. */
function Sent({ success, isFocused = false }: Pick<EntryFormProps, 'success'> & { isFocused?: boolean }) {
  const t = useTexts()
  const element = useFocusOn<HTMLDivElement>(isFocused)
  return (
    <div ref={element} tabIndex={-1} className={styles.sent}>
      <Heading level={3}>{success.headline ?? t('teasers.form.sent')}</Heading>
      {success.html ? <RichText html={success.html} /> : <p>{t('teasers.form.thanks')}</p>}
    </div>
  )
}
