import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { honeypotField } from '#schemas/form.rules.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite, useUrl } from '../../lib/scope/use-page.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import styles from './EntryForm.module.css'
import { FormField } from './FormField.tsx'
import type { FormProps } from './parse.ts'
import { type FormErrors, faultsOf, loadExplanations, submit, valuesOf } from './submit-form.ts'

type EntryFormProps = Pick<FormProps, 'formId' | 'fields' | 'buttonText' | 'success' | 'analyticsName'>

const noErrors: FormErrors = { general: null, fields: {} }

/**
 * Fields, button and what comes after. Without scripts it is a plain form: the edge takes it and leads back to this page,
 * to the part that says how it went (see :target in the style sheet and server/bff/forms).
 */
export function EntryForm({ formId, fields, buttonText, success, analyticsName }: EntryFormProps) {
  const t = useTexts()
  const { language } = useSite()
  const { href } = useUrl()
  const [errors, setErrors] = useState(noErrors)
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open')
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const form = useRef<HTMLFormElement>(null)
  const submissionId = useRef('')
  const summaryId = useId()
  const idOf = (name: string) => `${formId}-${name}`

  const show = (found: FormErrors) => {
    setErrors(found)
    setStage('open')
    const first = fields.find(({ name }) => name in found.fields)
    // After the message has been drawn, so that it is read out with the field.
    requestAnimationFrame(() => document.getElementById(first ? idOf(first.name) : summaryId)?.focus())
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stage === 'sending') return
    setStage('sending')
    const values = valuesOf(event.currentTarget)
    const explain = await loadExplanations(language)
    const faults = faultsOf(fields, values)
    if (faults.length > 0) {
      const found = faults.map(([name, { code, limit }]) => [name, explain(code, limit)])
      return show({ general: explain('check'), fields: Object.fromEntries(found) })
    }
    submissionId.current ||= newId()
    const result = await submit({ formId, submissionId: submissionId.current, values })
    if (result?.successful) return setStage('sent')
    const refused = (result?.fieldErrors ?? []).map(({ fieldName, errorMessage }) => [fieldName, errorMessage])
    show({ general: result?.generalErrorMessage || explain('failed'), fields: Object.fromEntries(refused) })
  }

  if (stage === 'sent') return <Sent success={success} isFocused />
  const wrong = fields.filter(({ name }) => name in errors.fields)
  return (
    <>
      <div id={`${formId}-sent`} className={styles.afterwards}>
        <Sent success={success} />
      </div>
      <form
        ref={form}
        method="post"
        action={`/api/forms/${encodeURIComponent(formId)}`}
        className={styles.form}
        noValidate={isLive}
        aria-busy={stage === 'sending' || undefined}
        onFocus={() => inBackground(loadExplanations(language))}
        onSubmit={onSubmit}
      >
        <p id={`${formId}-failed`} className={styles.failed}>
          {t('teasers.form.refused')}
        </p>
        {fields.map(({ name, label }) => (
          <p key={name} id={`${idOf(name)}-wrong`} className={styles.failed}>
            {t('teasers.form.wrong', { field: label })}
          </p>
        ))}
        {errors.general && (
          <div id={summaryId} tabIndex={-1} className={styles.summary}>
            <Notice kind="error" live headline={errors.general}>
              {wrong.length > 0 && (
                <ul>
                  {wrong.map(({ name, label }) => (
                    <li key={name}>
                      <a
                        href={`#${idOf(name)}`}
                        onClick={(event) => {
                          event.preventDefault()
                          document.getElementById(idOf(name))?.focus()
                        }}
                      >
                        {label}
                      </a>
                      : {errors.fields[name]}
                    </li>
                  ))}
                </ul>
              )}
            </Notice>
          </div>
        )}
        {fields.map((field) => (
          <FormField key={field.name} field={field} id={idOf(field.name)} error={errors.fields[field.name] ?? null} />
        ))}
        <div className={styles.honeypot} aria-hidden>
          <label>
            {t('teasers.form.honeypot')}
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="return" value={href} />
        <div className={styles.send}>
          <Button type="submit" size="l" busy={stage === 'sending'} data-analytics={analyticsName}>
            {buttonText}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Takes the place of the form, and the focus with it. */
function Sent({ success, isFocused }: Pick<EntryFormProps, 'success'> & { isFocused?: boolean }) {
  const t = useTexts()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  return (
    <div ref={element} tabIndex={-1} className={styles.sent}>
      <Heading level={3}>{success.headline ?? t('teasers.form.sent')}</Heading>
      {success.html ? <RichText html={success.html} /> : <p>{t('teasers.form.thanks')}</p>}
    </div>
  )
}
