import { useState } from 'react'
import { addressTexts, packstationCountry } from '#contract/limits/checkout.ts'
import type { AddressPart } from '../../../lib/addresses/address-fields.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import type { FormState } from '../../../lib/forms/use-form.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
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

  const lookUp = async (element: HTMLFormElement | null): Promise<readonly string[]> => {
    const place = placeIn(element, part)
    const { townsOf } = await import('../../../lib/addresses/towns.ts')
    const names = place.postcode.length < 4 ? [] : await townsOf(place.country, place.postcode)
    setTowns(names)
    return names
  }

  const suggest = async (element: HTMLFormElement | null) => {
    const names = await lookUp(element)
    const target = element?.elements.namedItem(city.name)
    const [only] = names
    if (target instanceof HTMLInputElement && target.value === '' && only && names.length === 1) target.value = only
  }

  const warn = async (element: HTMLFormElement | null) => {
    const { placeWarning } = await import('../../../lib/addresses/address.rules.ts')
    const names = await lookUp(element)
    const found = placeWarning(placeIn(element, part), names)
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

/** What is entered now, as the form has it. */
function placeIn(form: HTMLFormElement | null, part: AddressPart) {
  const entered = (field: string): string => {
    const element = form?.elements.namedItem(`${part}.${field}`)
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value.trim() : ''
  }
  return { country: entered('country') || packstationCountry, postcode: entered('postcode'), city: entered('city') }
}
