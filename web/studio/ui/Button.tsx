import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'plain' | 'danger' | 'quiet'
  /** Only an icon: `label` is its name and its tooltip. */
  label?: string
}

export function Button({ look = 'plain', label, className, type = 'button', ...rest }: Props) {
  const classes = classNames(styles.button, styles[look], label && styles.icon, className)
  return <button {...rest} type={type} className={classes} aria-label={label ?? rest['aria-label']} title={label} />
}
