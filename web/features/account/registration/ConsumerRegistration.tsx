import { type FieldRule, limits } from '../../../lib/forms/fields.rules.ts'
import { postAction } from '../../../lib/forms/post-action.ts'
import { refusalOf } from '../../../lib/forms/refusal.ts'
import { useRuledForm } from '../../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import { Checkbox } from '../../../ui/forms/Field/Checkbox.tsx'
import { EmailField } from '../../../ui/forms/Field/EmailField.tsx'
import { PasswordField } from '../../../ui/forms/Field/PasswordField.tsx'
import { FormMessage } from '../../../ui/forms/FormMessage/FormMessage.tsx'
import styles from '../forms/forms.module.css'
import { PersonFields } from './PersonFields.tsx'
import { isTaken, type RegistrationProps, trimmed } from './registration.ts'
import { TermsField } from './TermsField.tsx'

const rules: readonly FieldRule[] = [
  { name: 'salutation', kind: 'choice' },
  { name: 'firstName', longest: limits.name },
  { name: 'lastName', longest: limits.name },
  { name: 'email', kind: 'email' },
  { name: 'password', kind: 'password' },
  { name: 'acceptsTerms', kind: 'tick' },
]

/** Six things and no more: addresses are asked for when something is sent. */
export function ConsumerRegistration({ target, flash, onDone }: RegistrationProps) {
  const t = useTexts()
  const form = useRuledForm({
    action: 'register-action',
    rules,
    flash,
    ask: { email: async (email) => ((await isTaken(email)) ? t('login.fault.notUnique') : null) },
    send: async (values) => {
      const { newsletter, acceptsTerms, ...fields } = trimmed(values)
      const answer = await postAction('/api/register-action/', {
        ...fields,
        kind: 'customer',
        acceptsTerms: acceptsTerms !== undefined,
        newsletter: newsletter !== undefined,
      })
      if (!answer?.successfull) return refusalOf(answer)
      await onDone(answer)
      return { kind: 'done' }
    },
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="kind" value="customer" />
      <input type="hidden" name="target" value={target} />
      <PersonFields form={form} />
      <EmailField {...form.field('email')} label={t('login.email')} required />
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
      <Checkbox name="newsletter" value="true" defaultChecked={form.given('newsletter') !== ''}>
        {t('account.register.newsletter')}
      </Checkbox>
      <Button {...form.button} size="l" wide>
        {t('login.register')}
      </Button>
    </form>
  )
}
