import { type FormEvent, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioChangePassword, type StudioPasswordError } from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import styles from './AccountRoom.module.css'

type Outcome = StudioPasswordError | 'done' | null

/** Another password; all other sessions end. */
export function PasswordForm() {
  const texts = useTexts(loginTexts)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [error, setError] = useState<AskError | null>(null)
  const change = async (form: HTMLFormElement) => {
    const entered = new FormData(form)
    const { data, error: failure } = await ask(StudioChangePassword, {
      currentPassword: String(entered.get('currentPassword') ?? ''),
      newPassword: String(entered.get('newPassword') ?? ''),
    })
    setError(failure)
    setOutcome(data ? (data.studio_changePassword ?? 'done') : null)
    if (data && data.studio_changePassword === null) form.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    inBackground(change(event.currentTarget))
  }
  const errorsOf = (failure: Outcome, ...own: Outcome[]) =>
    failure && failure !== 'done' && own.includes(failure) ? [texts.passwordFaults[failure]] : []
  return (
    <section className={styles.part}>
      <h2>{texts.changePassword}</h2>
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.currentPassword} errors={errorsOf(outcome, 'wrong', 'wait')}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              maxLength={200}
              required
            />
          )}
        </Field>
        <Field label={texts.newPassword} help={texts.newPasswordHelp} errors={errorsOf(outcome, 'length')}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              name="newPassword"
              type="password"
              autoComplete="new-password"
              minLength={12}
              maxLength={200}
              required
            />
          )}
        </Field>
        {error && <CallErrorNotice error={error} />}
        <Button type="submit">{texts.changePassword}</Button>
        <p role="status">{outcome === 'done' && texts.passwordChanged}</p>
      </form>
    </section>
  )
}
