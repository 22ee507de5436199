import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts, fieldAria } from './Field.tsx'

type FileFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'value'>

/** The browser's own, which takes dropped files as well. */
export function FileField({ label, hideLabel, hint, error, optional, invalid, className, ...input }: FileFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const texts = { label, hideLabel, hint, error, optional, invalid }
  return (
    <Field {...texts} id={id} className={className}>
      <input
        {...input}
        type="file"
        id={id}
        {...fieldAria(id, texts)}
        className={classNames(styles.control, styles.file)}
      />
    </Field>
  )
}
