import { type FieldRule, limits } from '#contract/rules/fields.rules.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { EmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'

/** Business customers are known by their number (transactions.md §5), all others by their e-mail address. */
export const customerNameRule = (isB2b: boolean): FieldRule =>
  isB2b ? { name: 'customerNumber', maxLength: limits.customerNumber } : { name: 'email', kind: 'email' }

/** Who wants to log in, or has forgotten the password. */
export function CustomerNameField({ form }: { form: Pick<FormState, 'field'> }) {
  const t = useTexts()
  if (!useSite().isB2b) {
    return <EmailField {...form.field('email')} label={t('login.email')} autoComplete="username" required />
  }
  return (
    <TextField
      {...form.field('customerNumber')}
      label={t('login.customerNumber')}
      maxLength={limits.customerNumber}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
