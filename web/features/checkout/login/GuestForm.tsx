import { violationOf } from '#contract/rules/fields.rules.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { CheckedEmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from '../parts/checkout.module.css'
import { formBefore } from '../parts/checkout-values.ts'

const guestAction = 'checkout-auth'

/** Without an account: the e-mail address, and nothing else. */
export function GuestForm({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  const form = useForm({
    action: `/api/${guestAction}/`,
    id: 'guest',
    fields: ['email'],
    checkField: (name, values) => {
      const violation = violationOf({ name, kind: 'email' }, values)
      if (!violation) return null
      const [key = `login.fault.${violation.code}`] = missingKeys(violation.code, name)
      return t(key, { limit: violation.limit })
    },
    messageFor: (count) => (count === null ? t('checkout.lost') : null),
    before: formBefore(guestAction, {}, flash),
    send: posting({
      onDone: async ({ redirect }) => {
        const { enterAsGuest } = await import('./enter-as-guest.ts')
        enterAsGuest()
        await navigate(redirect ?? '/checkout/shipping')
      },
    }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="target" value="/checkout/shipping" />
      <CheckedEmailField
        {...form.field('email')}
        label={t('checkout.email')}
        hint={t('checkout.email.hint')}
        required
      />
      <Button {...form.button} size="l" wide>
        {t('checkout.guest.go')}
      </Button>
    </form>
  )
}
