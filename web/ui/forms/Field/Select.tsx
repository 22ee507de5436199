import { type ComponentPropsWithRef, useId } from 'react'
import { ChevronDown } from '#web/generated/icons/ChevronDown.ts'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts, fieldAria } from './Field.tsx'

type SelectProps = FieldTexts & Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts>

/** The browser's own list; options are children. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  invalid,
  className,
  children,
  ...select
}: SelectProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  const texts = { label, hideLabel, hint, error, optional, invalid }
  return (
    <Field {...texts} id={id} className={className}>
      <span className={styles.select}>
        <select {...select} id={id} {...fieldAria(id, texts)} className={classNames(styles.control)}>
          {children}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </Field>
  )
}
