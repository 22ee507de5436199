import { type FieldRule, limits } from '#contract/rules/fields.rules.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useRuledForm } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { EmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from '../forms/forms.module.css'
import type { Arrival } from '../login/change-of-user.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { isTaken, type RegistrationProps } from './registration.ts'
import { TermsField } from './TermsField.tsx'

const rules: readonly FieldRule[] = [
  { name: 'organisationType', kind: 'choice' },
  { name: 'organisation' },
  { name: 'street' },
  { name: 'postCode', maxLength: limits.postCode },
  { name: 'city' },
  { name: 'country', kind: 'choice' },
  { name: 'vatRegistrationNo', isOptional: true, maxLength: limits.vat },
  { name: 'salutation', kind: 'choice' },
  { name: 'firstName', maxLength: limits.name },
  { name: 'lastName', maxLength: limits.name },
  { name: 'email', kind: 'email' },
  { name: 'phone', kind: 'phone' },
  { name: 'password', kind: 'password' },
  { name: 'acceptsTerms', kind: 'tick' },
]

/** Who buys, who asks, and what is needed to get in: in this order. */
export function BusinessRegistration({ target, flash, onDone }: RegistrationProps) {
  const t = useTexts()
  const form = useRuledForm({
    action: 'register-action',
    rules,
    flash,
    ask: { email: async (email) => ((await isTaken(email)) ? t('login.fault.notUnique') : null) },
    send: posting<Arrival>({
      onDone: ({ data }) => onDone(data),
    }),
  })
  const line = (name: string, label: string, autoComplete: string) => ({
    ...form.field(name),
    label,
    autoComplete,
    maxLength: limits.line,
    required: true,
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="kind" value="business" />
      <input type="hidden" name="target" value={target} />
      <OrganisationFields form={form} />
      <fieldset className={styles.part}>
        <legend>{t('account.register.part.person')}</legend>
        <PersonFields form={form} />
        <EmailField {...line('email', t('account.register.businessEmail'), 'email')} />
        <TextField
          {...line('phone', t('account.register.phone'), 'tel')}
          type="tel"
          maxLength={limits.phone}
          hint={t('account.register.phone.hint')}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('account.register.part.access')}</legend>
        <PasswordField
          {...form.choice('password')}
          label={t('login.password')}
          hint={t('account.password.hint')}
          minLength={limits.password.min}
          maxLength={limits.password.max}
          autoComplete="new-password"
          required
        />
        <TermsField form={form} />
      </fieldset>
      <Button {...form.button} size="l" wide>
        {t('login.register')}
      </Button>
    </form>
  )
}
