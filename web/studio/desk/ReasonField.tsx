import { Field, fieldStyles } from '../ui/Field.tsx'

type Props<Reason extends string> = {
  label: string
  /** The reasons with their names, in the order of the list. */
  reasons: Readonly<Record<Reason, string>>
  value: Reason
  onChange: (reason: Reason) => void
}

/** One of the given reasons. */
export function ReasonField<Reason extends string>({ label, reasons, value, onChange }: Props<Reason>) {
  const all = Object.keys(reasons) as Reason[]
  return (
    <Field label={label} isRequired>
      {(control) => (
        <select
          {...control}
          className={fieldStyles.control}
          value={value}
          onChange={({ target }) => onChange(all.find((each) => each === target.value) ?? value)}
        >
          {all.map((each) => (
            <option key={each} value={each}>
              {reasons[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
