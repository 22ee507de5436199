import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import styles from './returns.module.css'

type ChoicesProps = {
  name: string
  legend: string
  chosen: string
  choices: readonly { value: string; name: string; description: string }[]
}

/** One of several, each with what it means. */
export function Choices({ name, legend, chosen, choices }: ChoicesProps) {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value} className={styles.choice}>
          <Checkbox
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === chosen}
            aria-describedby={`${name}-${choice.value}`}
            required
          >
            {choice.name}
          </Checkbox>
          <p id={`${name}-${choice.value}`} className={styles.below}>
            {choice.description}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
