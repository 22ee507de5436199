import { useState } from 'react'
import { type FieldRule, limits } from '#contract/rules/fields.rules.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useRuledForm } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { CheckedEmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from '../forms/forms.module.css'
import type { Arrival } from '../login/change-of-user.ts'
import type { Buyer } from './load-buyer.ts'
import { PersonFields } from './PersonFields.tsx'
import { isTaken, type RegistrationProps } from './registration.ts'
import { TermsField } from './TermsField.tsx'

const rules: readonly FieldRule[] = [
  { name: 'salutation', kind: 'choice' },
  { name: 'firstName', maxLength: limits.name },
  { name: 'lastName', maxLength: limits.name },
  { name: 'email', kind: 'email' },
  { name: 'password', kind: 'password' },
  { name: 'acceptsTerms', kind: 'tick' },
]

/** What an order says of its buyer, and the form need not ask again. */
const ofBuyer = ['salutation', 'firstName', 'lastName', 'email'] as const

/** Six things and no more, of a guest who has just ordered two: addresses are asked for when something is sent. */
export function ConsumerRegistration({ target, buyer, flash, onDone }: RegistrationProps) {
  const t = useTexts()
  // What is refused of the order's data can be corrected.
  const [isShort, setShort] = useState(buyer !== null && flash === null)
  const form = useRuledForm({
    action: 'register-action',
    rules,
    stored: { ...buyer },
    flash,
    ask: { email: async (email) => ((await isTaken(email)) ? t('login.fault.notUnique') : null) },
    send: posting<Arrival>({
      onDone: ({ data }) => onDone(data),
      onRefused: ({ errors }) => {
        if (ofBuyer.some((name) => errors[name])) setShort(false)
      },
    }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="kind" value="customer" />
      <input type="hidden" name="target" value={target} />
      {isShort && buyer ? (
        <BuyerFields buyer={buyer} onChange={() => setShort(false)} />
      ) : (
        <>
          <PersonFields form={form} />
          <CheckedEmailField {...form.field('email')} label={t('login.email')} required />
        </>
      )}
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

/** Name and address of the order, sent along; without scripts other ones are entered in the whole form. */
function BuyerFields({ buyer, onChange }: { buyer: Buyer; onChange: () => void }) {
  const t = useTexts()
  const { firstName, lastName, email } = buyer
  return (
    <Notice>
      <p>{t('account.register.buyer', { name: `${firstName} ${lastName}`, email })}</p>
      <p>
        <Link
          href="/myaccount/register"
          onClick={(event) => {
            event.preventDefault()
            onChange()
          }}
        >
          {t('account.register.buyer.change')}
        </Link>
      </p>
      {ofBuyer.map((name) => (
        <input key={name} type="hidden" name={name} value={buyer[name]} />
      ))}
    </Notice>
  )
}
