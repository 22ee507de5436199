import { useState } from 'react'
import { type FieldRule, limits } from '#contract/rules/fields.rules.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { navigate } from '#web/lib/routing/router.ts'
import { hasSecurityLogout } from '#web/lib/visitor/login-state.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { AccountNav } from '#web/ui/structure/AccountNav/AccountNav.tsx'
import styles from '../forms/forms.module.css'
import { AccountFrame, useAccountCrumbs } from '../parts/AccountFrame.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const rules: readonly FieldRule[] = [
  { name: 'currentPassword' },
  { name: 'newPassword', kind: 'password' },
  { name: 'repeated', kind: 'password', sameAs: 'newPassword' },
]

/** Form with the old password and the new one twice. Changing it logs out all other devices. */
export function PasswordPage({ email, flash }: { email: string; flash: Flash | null }) {
  const t = useTexts()
  const title = t('account.title.password')
  const crumbs = useAccountCrumbs(title)
  const [isDone, setDone] = useState(wasSent(flash, 'change-password'))
  const done = useFocusOn<HTMLDivElement>(isDone)
  const form = useRuledForm({
    action: 'change-password',
    rules,
    flash,
    send: posting({
      onSend: () => setDone(false),
      // The session has ended meanwhile; the logout page explains why.
      onRefused: () => hasSecurityLogout() && inBackground(navigate('/logout')),
      onDone: () => {
        form.form.ref.current?.reset()
        setDone(true)
      },
    }),
  })
  return (
    <AccountFrame headline={title} lead={<p>{t('account.password.lead')}</p>} crumbs={crumbs} nav={<AccountNav />}>
      {isDone && (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success" headline={t('account.password.done')}>
            <p>{t('account.password.done.text')}</p>
          </Notice>
        </div>
      )}
      <form {...form.form} className={styles.form}>
        <FormMessage form={form} />
        {/* For password managers: the user name that the password belongs to. */}
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
