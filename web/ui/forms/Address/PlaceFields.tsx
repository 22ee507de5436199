import { useState } from 'react'
import { addressTexts } from '#contract/limits/checkout.ts'
import type { AddressPart } from '#contract/rules/address-fields.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Select } from '../Field/Select.tsx'
import { TextField } from '../Field/TextField.tsx'
import styles from './Address.module.css'

type PlaceFieldsProps = {
  part: AddressPart
  form: FormState
  autoComplete: 'billing' | 'shipping' | null
  /** None to choose for a packing station. */
  countries: readonly { code: string; name: string }[]
}

/** Postcode, town and country. Towns of the postcode are suggested, and what looks wrong is warned of; others are taken, too. */
export function PlaceFields({ part, form, autoComplete, countries }: PlaceFieldsProps) {
  const t = useTexts()
  const [towns, setTowns] = useState<readonly string[]>([])
  const [warning, setWarning] = useState('')
  const postcode = form.field(`${part}.postcode`)
  const city = form.field(`${part}.city`)
  const country = form.choice(`${part}.country`)

  const suggest = async (element: HTMLFormElement | null) => {
    const { suggestTown } = await import('./entered-place.ts')
    const names = await suggestTown(element, part)
    if (names) setTowns(names)
  }

  const warn = async (element: HTMLFormElement | null) => {
    const { checkPlace } = await import('./entered-place.ts')
    const checked = await checkPlace(element, part)
    if (!checked) return
    const { towns: names, warning: found } = checked
    setTowns(names)
    setWarning(found === null ? '' : t(found, { towns: names.join(', ') }))
  }

  return (
    <>
      <div>
        <div className={styles.place}>
          <TextField
            {...postcode}
            label={t('checkout.postcode')}
            inputMode="numeric"
            maxLength={addressTexts.postcode}
            autoComplete={autoComplete ? `${autoComplete} postal-code` : 'off'}
            aria-required="true"
            onChange={({ currentTarget }) => inBackground(suggest(currentTarget.form))}
            onBlur={({ currentTarget }) => inBackground(warn(currentTarget.form))}
          />
          <div>
            <TextField
              {...city}
              label={t('checkout.city')}
              maxLength={addressTexts.line}
              autoComplete={autoComplete ? `${autoComplete} address-level2` : 'off'}
              list={towns.length > 0 ? `${city.id}-places` : undefined}
              aria-required="true"
              onBlur={({ currentTarget }) => inBackground(warn(currentTarget.form))}
            />
            {towns.length > 0 && (
              <datalist id={`${city.id}-places`}>
                {towns.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            )}
          </div>
        </div>
        <p className={styles.note} aria-live="polite">
          {warning}
        </p>
      </div>
      {countries.length > 0 && (
        <Select
          {...country}
          label={t('checkout.country')}
          defaultValue={form.given(`${part}.country`) || countries[0]?.code}
          autoComplete={`${autoComplete} country`}
          onChange={({ currentTarget }) => inBackground(warn(currentTarget.form))}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
