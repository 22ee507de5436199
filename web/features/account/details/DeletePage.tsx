import { useState } from 'react'
import { limits } from '#contract/rules/fields.rules.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { announce } from '#web/lib/visitor/cross-tab.ts'
import { forgetCustomer } from '#web/lib/visitor/customer.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import formStyles from '../forms/forms.module.css'
import { AccountFrame, useAccountCrumbs } from '../parts/AccountFrame.tsx'
import styles from './Details.module.css'

/** Deletes the account: says what goes and what the law keeps, offers the data, and asks for the password. */
export function DeletePage({
  email,
  consequences,
  flash,
}: {
  email: string | null
  /** What else ends, is paid back or stays to pay. */
  consequences: readonly string[]
  flash: Flash | null
}) {
  const t = useTexts()
  const title = t('account.title.delete')
  const crumbs = useAccountCrumbs(title)
  const [isDone, setDone] = useState(wasSent(flash, 'delete-account'))
  const done = useFocusOn<HTMLDivElement>(isDone)
  const form = useRuledForm({
    action: 'delete-account',
    rules: [{ name: 'password' }],
    flash,
    send: posting({
      onDone: () => {
        setDone(true)
        forgetCustomer()
        announce('user')
      },
    }),
  })
  if (isDone)
    return (
      <AccountFrame headline={t('details.deleted')} crumbs={[{ displayName: title }]}>
        <div ref={done} tabIndex={-1} className={formStyles.form}>
          <p>{t('details.deleted.text')}</p>
          <ButtonLink href="/">{t('account.logout.home')}</ButtonLink>
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame headline={title} lead={<p>{t('details.delete.lead')}</p>} crumbs={crumbs}>
      <ul className={styles.steps}>
        {(['goes', 'lists'] as const).map((each) => (
          <li key={each}>{t(`details.delete.${each}`)}</li>
        ))}
        {consequences.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {(['orders', 'final'] as const).map((each) => (
          <li key={each}>{t(`details.delete.${each}`)}</li>
        ))}
      </ul>
      <Notice>
        <p>
          {t('details.delete.export')}{' '}
          <a href="/api/my-data/" download>
            {t('details.own.export')}
          </a>
        </p>
      </Notice>
      <form {...form.form} className={formStyles.form}>
        <FormMessage form={form} />
        {/* For password managers: the user name that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} readOnly hidden />
        <PasswordField
          {...form.choice('password')}
          label={t('login.password')}
          maxLength={limits.password.max}
          autoComplete="current-password"
          required
        />
        <Button {...form.button} variant="red" size="l" wide>
          {t('details.delete.button')}
        </Button>
        <p className={formStyles.note}>
          <Link href="/myaccount/contact-details">{t('details.delete.stay')}</Link>
        </p>
      </form>
    </AccountFrame>
  )
}
