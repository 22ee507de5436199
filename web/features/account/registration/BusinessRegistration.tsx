import { useState } from 'react'
import { isUnusualPostCode } from '#contract/limits/contact.ts'
import { type FieldRule, limits } from '../../../lib/forms/fields.rules.ts'
import { postAction } from '../../../lib/forms/post-action.ts'
import { refusalOf } from '../../../lib/forms/refusal.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import { PasswordField } from '../../../ui/forms/Field/PasswordField.tsx'
import { Select } from '../../../ui/forms/Field/Select.tsx'
import { TextField } from '../../../ui/forms/Field/TextField.tsx'
import { FormMessage } from '../../../ui/forms/FormMessage/FormMessage.tsx'
import styles from '../forms/forms.module.css'
import { useAccountForm } from '../forms/use-account-form.ts'
import { PersonFields } from './PersonFields.tsx'
import { isTaken, type RegistrationProps, trimmed } from './registration.ts'
import { TermsField } from './TermsField.tsx'

const organisationTypes = ['school', 'kindergarten', 'authority', 'company', 'club'] as const
/** transactions.md §1: the countries that are delivered to. */
const countries = ['DE', 'AT', 'CH'] as const

const rules: readonly FieldRule[] = [
  { name: 'organisationType', kind: 'choice' },
  { name: 'organisation' },
  { name: 'street' },
  { name: 'postCode', longest: limits.postCode },
  { name: 'city' },
  { name: 'country', kind: 'choice' },
  { name: 'vatRegistrationNo', isOptional: true, longest: limits.vat },
  { name: 'salutation', kind: 'choice' },
  { name: 'firstName', longest: limits.name },
  { name: 'lastName', longest: limits.name },
  { name: 'email', kind: 'email' },
  { name: 'phone', kind: 'phone' },
  { name: 'password', kind: 'password' },
  { name: 'acceptsTerms', kind: 'tick' },
]

function isUnusual(form: HTMLFormElement | null): boolean {
  const entered = new FormData(form ?? undefined)
  return isUnusualPostCode(String(entered.get('country')), String(entered.get('postCode') ?? '').trim())
}

/** Who buys, who asks, and what is needed to get in: in this order. */
export function BusinessRegistration({ target, flash, onDone }: RegistrationProps) {
  const t = useTexts()
  const [isWarning, setIsWarning] = useState(false)
  const form = useAccountForm({
    action: 'register-action',
    rules,
    flash,
    ask: { email: async (email) => ((await isTaken(email)) ? t('login.fault.notUnique') : null) },
    send: async (values) => {
      const { acceptsTerms, vatRegistrationNo, ...fields } = trimmed(values)
      const answer = await postAction('/api/register-action/', {
        ...fields,
        ...(vatRegistrationNo ? { vatRegistrationNo } : {}),
        kind: 'business',
        acceptsTerms: acceptsTerms !== undefined,
      })
      if (!answer?.successfull) return refusalOf(answer)
      await onDone(answer)
      return { kind: 'done' }
    },
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
      <fieldset className={styles.part} onBlur={({ currentTarget }) => setIsWarning(isUnusual(currentTarget.form))}>
        <legend>{t('account.register.part.organisation')}</legend>
        <Select {...form.field('organisationType')} label={t('account.register.organisationType')} required>
          <option value="">{t('account.register.choose')}</option>
          {organisationTypes.map((type) => (
            <option key={type} value={type}>
              {t(`account.register.organisationType.${type}`)}
            </option>
          ))}
        </Select>
        <TextField {...line('organisation', t('account.register.organisation'), 'organization')} />
        <TextField {...line('street', t('account.register.street'), 'street-address')} />
        <div className={classNames(styles.pair, styles.place)}>
          <TextField
            {...line('postCode', t('account.register.postCode'), 'postal-code')}
            maxLength={limits.postCode}
            inputMode="numeric"
          />
          <TextField {...line('city', t('account.register.city'), 'address-level2')} />
        </div>
        <p className={styles.note} aria-live="polite">
          {isWarning && t('account.register.postCode.unusual')}
        </p>
        <Select
          {...form.field('country')}
          defaultValue={form.given('country') || countries[0]}
          label={t('account.register.country')}
          autoComplete="country"
          required
        >
          {countries.map((country) => (
            <option key={country} value={country}>
              {t(`account.register.country.${country}`)}
            </option>
          ))}
        </Select>
        <TextField
          {...form.field('vatRegistrationNo')}
          label={t('account.register.vat')}
          optional={t('account.register.optional')}
          maxLength={limits.vat}
          autoComplete="off"
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('account.register.part.person')}</legend>
        <PersonFields form={form} />
        <TextField
          {...line('email', t('account.register.businessEmail'), 'email')}
          type="email"
          maxLength={limits.email}
          autoCapitalize="none"
          spellCheck={false}
        />
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
