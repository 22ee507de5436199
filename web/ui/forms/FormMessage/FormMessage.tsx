import { useEffect } from 'react'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '../../feedback/Notice/Notice.tsx'
import styles from './FormMessage.module.css'
import { markTitle } from './mark-title.ts'

type FormMessageProps = {
  form: FormState
  /** Labels of the fields by name: each that is wrong gets a link. Left out where the errors at the fields are enough. */
  labels?: Readonly<Record<string, string>>
}

/** What is wrong with a form as a whole, above its fields. */
export function FormMessage({ form: { message, wrong }, labels }: FormMessageProps) {
  const t = useTexts()
  const hasWrong = message !== null && wrong.length > 0
  const prefix = t('ui.title.errors')
  useEffect(() => (hasWrong ? markTitle(prefix) : undefined), [hasWrong, prefix])
  if (!message) return null
  return (
    <div data-message tabIndex={-1} className={styles.message}>
      {labels ? (
        <Notice kind="error" live headline={message}>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ name, id, error }) => (
                <li key={name}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(id)?.focus()
                    }}
                  >
                    {labels[name]}
                  </a>
                  : {error}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      ) : (
        <Notice kind="error" live>
          <p>{message}</p>
        </Notice>
      )}
    </div>
  )
}
