import { useState } from 'react'
import { amountOf, inputAmountOf } from '../lib/money.ts'
import { useTexts } from '../lib/texts.ts'
import { formTexts } from '../texts/form.ts'
import { Field, fieldStyles } from '../ui/Field.tsx'

type Props = {
  label: string
  help: string
  isRequired: boolean
  errors: readonly string[]
  currency: string
  /** Minor units. */
  value: unknown
  onChange: (value: unknown) => void
}

/** An amount as it is written; what is none has no value. */
export function MoneyField({ label, currency, value, onChange, errors, ...common }: Props) {
  const texts = useTexts(formTexts)
  const [text, setText] = useState(() => (typeof value === 'number' ? inputAmountOf(value) : ''))
  const isWrong = text.trim() !== '' && amountOf(text) === null
  return (
    <Field {...common} label={`${label} (${currency})`} errors={isWrong ? [texts.badAmount] : errors}>
      {(control) => (
        <input
          {...control}
          className={fieldStyles.control}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onChange(amountOf(target.value) ?? undefined)
          }}
        />
      )}
    </Field>
  )
}
