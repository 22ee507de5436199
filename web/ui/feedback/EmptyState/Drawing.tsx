import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** A drawing in the manner of the product pictures: flat, lit from the upper left, on its shadow. */
export function Drawing({ children, foot = 46 }: { children: ReactNode; foot?: number }) {
  return (
    <svg className={styles.picture} viewBox="0 0 160 112" aria-hidden="true">
      <ellipse cx="80" cy="104" rx={foot} ry="5" className={styles.shadow} />
      {children}
    </svg>
  )
}
