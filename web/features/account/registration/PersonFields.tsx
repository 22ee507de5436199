import { limits } from '#contract/rules/fields.rules.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import styles from '../forms/forms.module.css'
import { salutations } from './registration.ts'

/** Salutation and name, as both registrations ask for them. */
export function PersonFields({ form }: { form: FormState }) {
  const t = useTexts()
  const { id, error, ...salutation } = form.choice('salutation')
  return (
    <>
      <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>{t('account.register.salutation')}</legend>
        <div className={styles.choices}>
          {salutations.map((each) => (
            <Checkbox
              key={each}
              type="radio"
              name={salutation.name}
              value={each}
              defaultChecked={form.given('salutation') === each}
              aria-invalid={error ? true : undefined}
              required
            >
              {t(`account.register.salutation.${each}`)}
            </Checkbox>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <div className={classNames(styles.pair)}>
        <TextField
          {...form.field('firstName')}
          label={t('account.register.firstName')}
          maxLength={limits.name}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.field('lastName')}
          label={t('account.register.lastName')}
          maxLength={limits.name}
          autoComplete="family-name"
          required
        />
      </div>
    </>
  )
}
