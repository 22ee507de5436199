import { limits } from '#contract/rules/fields.rules.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useRuledForm } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { CustomerNameField, customerNameRule } from '../forms/CustomerNameField.tsx'
import styles from '../forms/forms.module.css'
import type { Arrival } from './change-of-user.ts'

type LoginFormProps = {
  /** Where a login without script leads to; null: to the account. */
  target: string | null
  flash?: Flash | null
  onDone: (arrival: Arrival) => void | Promise<void>
}

export function LoginForm({ target, flash, onDone }: LoginFormProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const nameRule = customerNameRule(isB2b)
  const form = useRuledForm({
    action: 'login-action',
    rules: [nameRule, { name: 'password' }],
    flash,
    marked: [nameRule.name, 'password'],
    send: posting<Arrival>({
      onDone: ({ data }) => onDone(data),
    }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <CustomerNameField form={form} />
      <PasswordField
        {...form.choice('password')}
        label={t('login.password')}
        maxLength={limits.password.max}
        autoComplete="current-password"
        required
      />
      <div className={styles.between}>
        <Checkbox name="remember" value="on" defaultChecked={form.given('remember') !== ''}>
          {t('login.remember')}
        </Checkbox>
        <Link href="/myaccount/resetpassword" className={styles.quietLink}>
          {t('login.forgotten')}
        </Link>
      </div>
      {target && <input type="hidden" name="target" value={target} />}
      <Button {...form.button} size="l" wide>
        {form.wait > 0 ? t('login.wait', { seconds: form.wait }) : t('login.send')}
      </Button>
    </form>
  )
}
