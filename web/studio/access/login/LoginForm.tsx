import { type FormEvent, useEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import styles from './Login.module.css'
import { type LoginError, logIn } from './session.ts'

/** Address and password; the code is asked for when the editor has a second factor. `email`: of the session that has ended. */
export function LoginForm({ email = '' }: { email?: string }) {
  const texts = useTexts(loginTexts)
  const [error, setError] = useState<{ fault: LoginError; retryAfter: number } | null>(null)
  const [isSending, setSending] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const address = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A field that takes the focus when it appears would be read before the heading of the page; here it is what one came for.
    const first = email === '' ? address : password
    const target = needsCode ? code : first
    target.current?.focus()
  }, [needsCode, email])

  const send = async (form: HTMLFormElement) => {
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    setSending(true)
    const failed = await logIn({
      email: text('email'),
      password: String(entered.get('password') ?? ''),
      ...(needsCode && { code: text('code') }),
    })
    // After the login this form is gone.
    if (!failed) return
    setSending(false)
    setError(failed)
    if (failed.fault === 'codeNeeded') setNeedsCode(true)
    if (failed.fault === 'code') code.current?.select()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) inBackground(send(event.currentTarget))
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={texts.email}>
        {(control) => (
          <input
            {...control}
            ref={address}
            className={fieldStyles.control}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            maxLength={200}
            required
          />
        )}
      </Field>
      <Field label={texts.password}>
        {(control) => (
          <input
            {...control}
            ref={password}
            className={fieldStyles.control}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required
          />
        )}
      </Field>
      {needsCode && (
        <Field label={texts.code} help={texts.codeHelp}>
          {(control) => (
            <input
              {...control}
              ref={code}
              className={fieldStyles.control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,7}"
              title={texts.codePattern}
              required
            />
          )}
        </Field>
      )}
      <p className={styles.error} role="alert">
        {error && error.fault !== 'codeNeeded' && texts.errors[error.fault](error.retryAfter)}
      </p>
      <Button type="submit" look="primary" aria-disabled={isSending || undefined}>
        {isSending ? texts.loggingIn : texts.logIn}
      </Button>
    </form>
  )
}
