import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts, fieldAria } from './Field.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts>

export function TextField({ label, hideLabel, hint, error, optional, invalid, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const texts = { label, hideLabel, hint, error, optional, invalid }
  return (
    <Field {...texts} id={id} className={className}>
      <input type="text" {...fieldAria(id, texts)} {...input} id={id} className={classNames(styles.control)} />
    </Field>
  )
}
