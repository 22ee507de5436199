import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'children'> & {
  /** A radio button looks and works alike. */
  type?: 'checkbox' | 'radio'
  /** At the end of the line: a number of hits, a price. */
  aside?: ReactNode
  children: ReactNode
}

export function Checkbox({ type = 'checkbox', aside, className, children, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input {...input} type={type} />
      <span className={styles.words}>{children}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}
