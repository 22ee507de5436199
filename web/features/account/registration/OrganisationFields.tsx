import { type FocusEvent, useState } from 'react'
import { limits } from '#contract/rules/fields.rules.ts'
import { isUnusualPostCode } from '#contract/text/post-code.ts'
import type { AccountListsQuery } from '#web/generated/operations.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/forms/Field/Select.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import styles from '../forms/forms.module.css'

const organisationTypes = ['school', 'kindergarten', 'authority', 'company', 'club'] as const
/** transactions.md §1: the countries that are delivered to. */
const countries = ['DE', 'AT', 'CH'] as const

type OrganisationFieldsProps = {
  form: FormState
  /** Begins the names of the fields. */
  prefix?: string
  /** What to choose from, where the account asks for more than the registration. */
  lists?: AccountListsQuery
}

/** For whom a business customer orders: at the registration, and in the account. */
export function OrganisationFields({ form, prefix = '', lists }: OrganisationFieldsProps) {
  const t = useTexts()
  const [isWarning, setIsWarning] = useState(false)
  const field = (name: string) => form.field(`${prefix}${name}`)
  const line = (name: string, label: string, autoComplete: string) => ({
    ...field(name),
    label,
    autoComplete,
    maxLength: limits.line,
    required: true,
  })
  const warn = ({ currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    const entered = new FormData(currentTarget.form ?? undefined)
    const text = (name: string) => String(entered.get(`${prefix}${name}`) ?? '').trim()
    setIsWarning(isUnusualPostCode(text('country'), text('postCode')))
  }
  return (
    <fieldset className={styles.part} onBlur={warn}>
      <legend>{t('account.register.part.organisation')}</legend>
      <Select {...field('organisationType')} label={t('account.register.organisationType')} required>
        <option value="">{t('account.register.choose')}</option>
        {organisationTypes.map((type) => (
          <option key={type} value={type}>
            {t(`account.register.organisationType.${type}`)}
          </option>
        ))}
      </Select>
      <TextField {...line('organisation', t('account.register.organisation'), 'organization')} />
      <TextField {...line('street', t('account.register.street'), 'address-line1')} />
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
        {...field('country')}
        defaultValue={form.given(`${prefix}country`) || countries[0]}
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
        {...field('vatRegistrationNo')}
        label={t('account.register.vat')}
        optional={t('account.register.optional')}
        maxLength={limits.vat}
        autoComplete="off"
      />
      {lists && <MoreFields form={form} prefix={prefix} lists={lists} />}
    </fieldset>
  )
}

function MoreFields({ form, prefix, lists }: Required<OrganisationFieldsProps>) {
  const t = useTexts()
  const choices = [
    ['jobTitleCode', t('details.jobTitle'), lists.getJobTitles],
    ['primaryIndustryGroupCode', t('details.industry'), lists.getIndustries],
  ] as const
  return (
    <>
      {choices.map(([name, label, entries]) => (
        <Select key={name} {...form.field(`${prefix}${name}`)} label={label} optional={t('account.register.optional')}>
          <option value="">{t('details.none')}</option>
          {entries.map(({ entryCode, entryText }) => (
            <option key={entryCode} value={entryCode}>
              {entryText}
            </option>
          ))}
        </Select>
      ))}
      <TextField
        {...form.field(`${prefix}numberOfEmployees`)}
        label={t('details.employees')}
        optional={t('account.register.optional')}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
    </>
  )
}
