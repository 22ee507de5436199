import type { ReactNode } from 'react'
import styles from './Room.module.css'

/** A screen of one column. `isNarrow`: of forms and words, without a table. */
export function Room({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <div className={isNarrow ? `${styles.room} ${styles.narrow}` : styles.room}>{children}</div>
}
