import { addressTexts } from '#contract/limits/checkout.ts'
import type { AddressPart } from '#contract/rules/address-fields.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Checkbox } from '../Field/Checkbox.tsx'
import { Select } from '../Field/Select.tsx'
import { TextField } from '../Field/TextField.tsx'
import styles from './Address.module.css'
import { PlaceFields } from './PlaceFields.tsx'

type AddressFieldsProps = {
  part: AddressPart
  form: FormState
  countries: readonly { code: string; name: string }[]
}

const salutations = ['ms', 'mr', 'none'] as const

/**
 * The form of an address, private or of a company or school. Which one it is shows without script, too. What few need is folded; businesses
 * start with the name of their institution.
 */
export function AddressFields({ part, form, countries }: AddressFieldsProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const kind = part === 'billingAddress' ? 'billing' : 'shipping'
  const optional = t('checkout.optional')
  const name = (field: string) => `${part}.${field}`
  const formType = form.given(name('formType')) || (isB2b ? 'companyOrSchool' : 'private')
  // What is filled in or wrong is in sight.
  const isMoreOpen =
    (!isB2b && (formType === 'companyOrSchool' || !['', 'none'].includes(form.given(name('salutation'))))) ||
    ['company', 'salutation', 'addition', 'phone'].some((field) => form.choice(name(field)).invalid) ||
    ['addition', 'phone'].some((field) => form.given(name(field)) !== '')
  const kindOfAddress = (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('checkout.formType')}</legend>
        <div className={styles.row}>
          {(['private', 'companyOrSchool'] as const).map((type) => (
            <Checkbox key={type} type="radio" name={name('formType')} value={type} defaultChecked={formType === type}>
              {t(`checkout.formType.${type}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={styles.company}>
        <TextField
          {...form.field(name('company'))}
          label={t('checkout.company')}
          maxLength={addressTexts.line}
          autoComplete={`${kind} organization`}
          aria-required="true"
        />
      </div>
      <Select
        id={`${form.field(name('salutation')).id}`}
        name={name('salutation')}
        label={t('checkout.salutation')}
        defaultValue={form.given(name('salutation')) || 'none'}
        autoComplete={`${kind} honorific-prefix`}
      >
        {salutations.map((each) => (
          <option key={each} value={each}>
            {t(`checkout.salutation.${each}`)}
          </option>
        ))}
      </Select>
    </>
  )
  return (
    <div className={styles.address}>
      {isB2b && kindOfAddress}
      <PersonFields part={part} form={form} />
      <TextField
        {...form.field(name('streetAndNumber'))}
        label={t('checkout.streetAndNumber')}
        maxLength={addressTexts.line}
        autoComplete={`${kind} address-line1`}
        aria-required="true"
      />
      <PlaceFields part={part} form={form} autoComplete={kind} countries={countries} />
      <details open={isMoreOpen}>
        <summary className={styles.summary}>{t('checkout.moreAddress')}</summary>
        <div className={styles.fields}>
          {!isB2b && kindOfAddress}
          <TextField
            {...form.field(name('addition'))}
            label={t('checkout.addition')}
            optional={optional}
            maxLength={addressTexts.line}
            autoComplete={`${kind} address-line2`}
          />
          <TextField
            {...form.field(name('phone'))}
            label={t('checkout.phone')}
            optional={optional}
            hint={t('checkout.phone.hint')}
            type="tel"
            maxLength={addressTexts.phone}
            autoComplete={`${kind} tel`}
          />
        </div>
      </details>
    </div>
  )
}

/** A packing station of DHL: nothing of it is what browsers fill in, except for the name. */
export function PackstationFields({ form }: { form: FormState }) {
  const t = useTexts()
  const name = (field: string) => `packstation.${field}`
  return (
    <div className={styles.address}>
      <PersonFields part="packstation" form={form} />
      <div className={styles.pair}>
        <TextField
          {...form.field(name('postnumber'))}
          label={t('checkout.postnumber')}
          hint={t('checkout.postnumber.hint')}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          aria-required="true"
        />
        <TextField
          {...form.field(name('packstation'))}
          label={t('checkout.packstation')}
          hint={t('checkout.packstation.hint')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          aria-required="true"
        />
      </div>
      <PlaceFields part="packstation" form={form} autoComplete={null} countries={[]} />
      <p className={styles.note}>{t('checkout.packstation.country')}</p>
    </div>
  )
}

type PartProps = { part: AddressPart; form: FormState }

function PersonFields({ part, form }: PartProps) {
  const t = useTexts()
  const kind = part === 'billingAddress' ? 'billing' : 'shipping'
  return (
    <div className={styles.pair}>
      <TextField
        {...form.field(`${part}.firstname`)}
        label={t('checkout.firstname')}
        maxLength={addressTexts.name}
        autoComplete={`${kind} given-name`}
        aria-required="true"
      />
      <TextField
        {...form.field(`${part}.lastname`)}
        label={t('checkout.lastname')}
        maxLength={addressTexts.name}
        autoComplete={`${kind} family-name`}
        aria-required="true"
      />
    </div>
  )
}
