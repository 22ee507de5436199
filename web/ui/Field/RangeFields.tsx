import { useId } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

type RangeFieldsProps = {
  /** Names of the two fields in the form. */
  names: { from: string; to: string }
  min: number
  max: number
  from?: number | null
  to?: number | null
  /** Behind each number: €, cm. */
  unit?: string | null
  step?: number | 'any'
}

/** Two numbers, from and to; the bounds stand as placeholders. Uncontrolled: read them from the form. */
export function RangeFields({ names, min, max, from, to, unit, step = 'any' }: RangeFieldsProps) {
  const t = useTexts()
  const id = useId()
  const bounds = [
    { key: 'from', label: t('ui.range.from'), name: names.from, value: from, placeholder: min },
    { key: 'to', label: t('ui.range.to'), name: names.to, value: to, placeholder: max },
  ] as const
  const [lower, upper] = bounds.map(({ key, label, name, value, placeholder }) => (
    <Field key={key} id={`${id}-${key}`} label={label}>
      <span className={styles.unit}>
        <input
          // A new value from the address replaces what was typed.
          key={String(value)}
          id={`${id}-${key}`}
          className={styles.control}
          type="number"
          inputMode="decimal"
          name={name}
          min={min}
          max={max}
          step={step}
          defaultValue={value ?? undefined}
          placeholder={String(placeholder)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </Field>
  ))
  return (
    <div className={styles.range}>
      {lower}
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
      {upper}
    </div>
  )
}
