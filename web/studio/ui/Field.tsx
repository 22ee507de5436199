import { type ReactNode, useId } from 'react'
import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import styles from './Field.module.css'

export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: boolean
}

type Props = {
  label: string
  help?: string
  isRequired?: boolean
  errors?: readonly string[]
  /** Draws the control with what ties it to label, help and errors. */
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above, help below, and what is wrong with it. */
export function Field({ label, help, isRequired = false, errors = [], children }: Props) {
  const texts = useTexts(uiTexts)
  const id = useId()
  const described = [help && `${id}-help`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && <span className={styles.required}> {texts.required}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      <FieldErrors id={`${id}-error`} errors={errors} />
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldErrors({ id, errors }: { id?: string; errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <p className={styles.error} id={id}>
      {errors.join(' · ')}
    </p>
  )
}

export const fieldStyles = styles
