import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  /** The label is for screen readers only: what is meant stands beside it. */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong and what to do; marks the field. */
  error?: string | null
  /** Wrong, and the words for it stand elsewhere. */
  invalid?: boolean
  /** Shown behind the label of fields that may stay empty. */
  optional?: string
}

type FieldProps = Omit<FieldTexts, 'invalid'> & { id: string; className?: string; children: ReactNode }

/** Label, control, hint and error of one field. The control names `hintId` and `errorId` in aria-describedby. */
export function Field({ id, label, hideLabel, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** ARIA attributes of the control, matching what Field renders. */
export function fieldAria(id: string, { hint, error, invalid }: FieldTexts) {
  return {
    'aria-invalid': error || invalid ? true : undefined,
    'aria-describedby': classNames(error && errorId(id), hint ? hintId(id) : null) || undefined,
  }
}
