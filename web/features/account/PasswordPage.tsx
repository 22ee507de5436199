import { useEffect, useRef, useState } from 'react'
import type { Flash } from '../../lib/flash.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { inBackground } from '../../lib/in-background.ts'
import { Link } from '../../lib/Link.tsx'
import { hasSecurityLogout } from '../../lib/login-state.ts'
import { navigate } from '../../lib/router.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/Field/PasswordField.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { AccountFrame, useAccountCrumbs } from './AccountFrame.tsx'
import { FormMessage } from './FormMessage.tsx'
import { type FieldRule, limits } from './fields.rules.ts'
import styles from './forms.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { postAction } from './post-action.ts'
import { refusalOf } from './refusal.ts'
import { isToldOf, useAccountForm } from './use-account-form.ts'

const rules: readonly FieldRule[] = [
  { name: 'currentPassword' },
  { name: 'newPassword', kind: 'password' },
  { name: 'repeated', kind: 'password', sameAs: 'newPassword' },
]

/** The old one, a new one, and that once more. Other devices are logged out by it. */
export function PasswordPage({ email, flash }: { email: string; flash: Flash | null }) {
  const t = useTexts()
  const title = t('account.title.password')
  const crumbs = useAccountCrumbs(title)
  const [isDone, setDone] = useState(isToldOf(flash, 'change-password'))
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])
  const form = useAccountForm({
    action: 'change-password',
    rules,
    flash,
    send: async ({ currentPassword = '', newPassword = '' }) => {
      setDone(false)
      const answer = await postAction('/api/change-password/', { currentPassword, newPassword })
      // The session was ended meanwhile: that page says why.
      if (hasSecurityLogout()) inBackground(navigate('/logout'))
      if (!answer?.successfull) return refusalOf(answer)
      form.form.ref.current?.reset()
      setDone(true)
      return { kind: 'done' }
    },
  })
  return (
    <AccountFrame headline={title} lead={<p>{t('account.password.lead')}</p>} crumbs={crumbs}>
      {isDone && (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success" headline={t('account.password.done')}>
            <p>{t('account.password.done.text')}</p>
          </Notice>
        </div>
      )}
      <form {...form.form} className={styles.form}>
        <FormMessage faults={form.faults} />
        {/* For whatever keeps passwords: whose it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          {...form.choice('currentPassword')}
          label={t('account.password.current')}
          maxLength={limits.password.max}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} />
        <Button {...form.button} size="l" wide>
          {t('account.password.save')}
        </Button>
        <p className={styles.note}>
          <Link href="/logout">{t('login.out')}</Link>
        </p>
      </form>
    </AccountFrame>
  )
}
