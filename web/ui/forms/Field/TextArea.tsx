import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts, fieldAria } from './Field.tsx'

type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts>

/** Several lines; grows with what is written where the browser can. */
export function TextArea({ label, hideLabel, hint, error, optional, invalid, className, ...textarea }: TextAreaProps) {
  const ownId = useId()
  const id = textarea.id ?? ownId
  const texts = { label, hideLabel, hint, error, optional, invalid }
  return (
    <Field {...texts} id={id} className={className}>
      <textarea
        rows={5}
        {...textarea}
        id={id}
        {...fieldAria(id, texts)}
        className={classNames(styles.control, styles.area)}
      />
    </Field>
  )
}
