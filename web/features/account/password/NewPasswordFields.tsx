import { limits } from '#contract/rules/fields.rules.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'

/** A new password, and once more against slips. */
export function NewPasswordFields({ form }: { form: FormState }) {
  const t = useTexts()
  const shared = {
    minLength: limits.password.min,
    maxLength: limits.password.max,
    autoComplete: 'new-password',
    required: true,
  }
  return (
    <>
      <PasswordField
        {...form.choice('newPassword')}
        {...shared}
        label={t('account.password.new')}
        hint={t('account.password.hint')}
      />
      <PasswordField {...form.choice('repeated')} {...shared} label={t('account.password.repeated')} />
    </>
  )
}
