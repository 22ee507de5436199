import { useId } from 'react'
import { formatTime } from '../../lib/format.ts'
import { lastInputTime } from '../../lib/shop-time.ts'
import { useTexts } from '../../lib/texts.ts'
import { publishTexts } from '../../texts/publish.ts'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { useZoneNote } from '../../ui/use-zone-note.ts'
import styles from './PublishTimes.module.css'
import type { Choice, Consequence, TimeErrors } from './times.rules.ts'

type Props = {
  choice: Choice
  onChange: (choice: Choice) => void
  errors: TimeErrors
  consequences: readonly Consequence[]
}

/** When something is published, until when, and what becomes of the plans that there are. */
export function PublishTimes({ choice, onChange, errors, consequences }: Props) {
  const texts = useTexts(publishTexts)
  const radios = useId()
  const fieldOf = (name: 'from' | 'until') => {
    const error = errors[name]
    return {
      name,
      label: texts[name],
      value: choice[name],
      errors: error ? [texts.timeErrors[error]] : [],
      onChange: (value: string) => onChange({ ...choice, [name]: value }),
    }
  }
  return (
    <fieldset className={styles.when}>
      <legend>{texts.when}</legend>
      {[false, true].map((isLater) => (
        <label key={String(isLater)} className={fieldStyles.check}>
          <input
            type="radio"
            name={radios}
            checked={choice.isLater === isLater}
            onChange={() => onChange({ ...choice, isLater })}
          />
          {isLater ? texts.later : texts.now}
        </label>
      ))}
      {choice.isLater && <TimeField {...fieldOf('from')} />}
      <TimeField {...fieldOf('until')} />
      {consequences.map(({ kind, at }) => (
        <p key={kind} className={styles.consequence}>
          {texts.consequences[kind](formatTime(at))}
        </p>
      ))}
    </fieldset>
  )
}

type TimeFieldProps = {
  name: string
  label: string
  value: string
  errors: readonly string[]
  onChange: (value: string) => void
}

function TimeField({ name, label, value, errors, onChange }: TimeFieldProps) {
  return (
    <Field label={label} help={useZoneNote()} errors={errors}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="datetime-local"
          max={lastInputTime}
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
