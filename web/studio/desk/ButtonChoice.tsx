import { Button } from '../ui/Button.tsx'
import styles from './Desk.module.css'

type Props<Value> = {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Which part of a list is shown: one button each. */
export function ButtonChoice<Value extends string | boolean>({ options, value, onChange }: Props<Value>) {
  return (
    <div className={styles.actions}>
      {options.map((option) => (
        <Button
          key={option.label}
          aria-pressed={option.value === value}
          look={option.value === value ? 'primary' : 'plain'}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  )
}
