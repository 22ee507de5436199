import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { accountLimits } from '#contract/limits/account.ts'
import { watchPress, whenReleased } from '#web/lib/forms/press.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import styles from './Field.module.css'
import { suggestedEmail } from './suggested-email.ts'
import { TextField } from './TextField.tsx'

/**
 * One e-mail address, which no keyboard writes with a capital and no browser underlines as misspelt. No input of type email: browsers refuse
 * or rewrite domains with letters of other languages.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="text"
      inputMode="email"
      maxLength={accountLimits.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/** The same for an address that a mail is sent to at once: a mistyped domain is asked about, and taken all the same. */
export function CheckedEmailField(props: ComponentProps<typeof TextField>) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const suggestion = suggestedEmail(typed)
  // A question that came up between press and release would push the button away from under the pointer.
  useEffect(watchPress, [])
  const take = () => {
    if (!input.current || !suggestion) return
    input.current.value = suggestion
    setTyped(suggestion)
    input.current.focus()
  }
  return (
    <div>
      <EmailField
        {...props}
        ref={input}
        onBlur={({ currentTarget: { value } }) => whenReleased(() => setTyped(value))}
      />
      <p role="status" className={styles.suggestion}>
        {suggestion && (
          <>
            {t('ui.email.suggestion', { email: suggestion })}{' '}
            <button type="button" className={styles.take} onClick={take}>
              {t('ui.email.take')}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
