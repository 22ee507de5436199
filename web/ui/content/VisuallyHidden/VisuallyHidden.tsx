import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type VisuallyHiddenProps = {
  /** Under which script finds it (`data-slot`), where its text depends on the visitor. */
  slot?: string
  children?: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ slot, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} data-slot={slot}>
      {children}
    </span>
  )
}
