import { FieldErrors, fieldStyles } from '../ui/Field.tsx'
import type { Option } from './fields.ts'
import { useUiLanguage } from './form-scope.ts'
import styles from './SchemaField.module.css'

type Props = {
  label: string
  help: string
  errors: readonly string[]
  options: readonly Option[]
  value: unknown
  onChange: (value: unknown) => void
}

/** Any of some, each with a check box. */
export function ChoicesField({ label, help, errors, options, value, onChange }: Props) {
  const language = useUiLanguage()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const isChosen = (option: Option, changed: Option, isChecked: boolean) =>
    option === changed ? isChecked : chosen.includes(option.value)
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {options.map((option) => (
        <label key={option.value} className={fieldStyles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(options.filter((each) => isChosen(each, option, target.checked)).map((each) => each.value))
            }
          />
          <span>{option.label[language]}</span>
        </label>
      ))}
      <FieldErrors errors={errors} />
    </fieldset>
  )
}
