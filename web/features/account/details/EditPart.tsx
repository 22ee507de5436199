import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldRule } from '#contract/rules/fields.rules.ts'
import type { AccountDetailsFragment } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { posting } from '#web/lib/forms/posting.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useRuledForm } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { refreshCustomer } from '#web/lib/visitor/customer.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import formStyles from '../forms/forms.module.css'
import summaryStyles from '../parts/summary.module.css'
import styles from './Details.module.css'
import { ownDetails } from './own-details.ts'

type EditPartProps = {
  /** Id of the part, and the last part of the form's path at the edge. */
  name: 'data' | 'email' | 'phone'
  headline: string
  rules: readonly FieldRule[]
  /** What is stored, by the names of the fields. */
  stored?: Readonly<Record<string, string>>
  flash: Flash | null
  /** Said when it was saved. */
  done: string
  onChanged: (account: AccountDetailsFragment) => void
  fields: (form: FormState) => ReactNode
  save: string
  /** What is stored, to read. */
  children: ReactNode
}

/** A part of the contact data: what is stored, and below it the form that changes it. Opens without script, too. */
export function EditPart(props: EditPartProps) {
  const { name, headline, rules, stored, flash, done, onChanged, fields, save, children } = props
  const t = useTexts()
  const action = `account-action/${name}`
  const own = flash?.form === action ? flash : null
  const [isDone, setDone] = useState(own?.isDone ?? false)
  /** A form that was taken is drawn anew: with what is stored now, and without the password. */
  const [version, setVersion] = useState(0)
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const form = useRuledForm({
    action,
    rules,
    flash,
    stored,
    send: posting<AccountDetailsFragment | null>({
      forgets: ownDetails,
      onSend: () => setDone(false),
      onDone: ({ data: account }) => {
        if (details.current) details.current.open = false
        summary.current?.focus()
        setDone(true)
        setVersion((before) => before + 1)
        if (account) onChanged(account)
        inBackground(refreshCustomer(() => undefined))
      },
    }),
  })
  const hasFaults = own !== null && !own.isDone
  useEffect(() => {
    if (hasFaults && details.current) details.current.open = true
  }, [hasFaults])
  return (
    <section className={styles.part} id={name} aria-labelledby={`${name}-headline`}>
      <Heading level={2} size="l" id={`${name}-headline`}>
        {headline}
      </Heading>
      {isDone && (
        <Notice kind="success" live>
          <p>{done}</p>
        </Notice>
      )}
      {children}
      <details ref={details} className={styles.edit} open={hasFaults}>
        <summary ref={summary} className={summaryStyles.summary} aria-label={t('details.edit.of', { name: headline })}>
          {t('details.edit')}
        </summary>
        <form key={version} {...form.form} className={formStyles.form}>
          <FormMessage form={form} />
          {fields(form)}
          <Button {...form.button}>{save}</Button>
        </form>
      </details>
    </section>
  )
}
