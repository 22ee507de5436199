import { useState } from 'react'
import type { FieldRule } from '#contract/rules/fields.rules.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from '../forms/forms.module.css'
import { afterLogin } from '../login/change-of-user.ts'
import { LoginForm } from '../login/LoginForm.tsx'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type NewPasswordPageProps = { token: string; isValid: boolean; flash: Flash | null }

const rules: readonly FieldRule[] = [
  { name: 'newPassword', kind: 'password' },
  { name: 'repeated', kind: 'password', sameAs: 'newPassword' },
]

/** Where the link of a mail leads: once, and for as long as it holds. */
export function NewPasswordPage({ token, isValid, flash }: NewPasswordPageProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const [isDone, setDone] = useState(wasSent(flash, 'new-password'))
  const done = useFocusOn<HTMLDivElement>(isDone)
  const form = useRuledForm({
    action: 'new-password',
    rules,
    flash,
    send: posting({
      onDone: () => setDone(true),
    }),
  })
  if (isDone) {
    return (
      <AccountFrame headline={t('account.new.done')}>
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success">
            <p>{t('account.new.done.text')}</p>
          </Notice>
        </div>
        <LoginForm target={null} onDone={(answer) => afterLogin(answer, { t, isB2b, target: null })} />
      </AccountFrame>
    )
  }
  if (!isValid) {
    return (
      <AccountFrame headline={t('account.new.expired')}>
        <div className={styles.form}>
          <p>{t('account.new.expired.text')}</p>
          <ButtonLink href="/myaccount/resetpassword">{t('account.new.request')}</ButtonLink>
          <ButtonLink href="/login" variant="outline">
            {t('account.reset.back')}
          </ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame headline={t('account.title.newPassword')} lead={<p>{t('account.new.lead')}</p>}>
      <form {...form.form} className={styles.form}>
        <FormMessage form={form} />
        <input type="hidden" name="emailToken" value={token} />
        <NewPasswordFields form={form} />
        <Button {...form.button} size="l" wide>
          {t('account.password.save')}
        </Button>
      </form>
    </AccountFrame>
  )
}
