import { Drawing } from './Drawing.tsx'
import styles from './EmptyState.module.css'

/** A shopping bag with nothing in it. */
export function EmptyBag() {
  return (
    <Drawing foot={42}>
      <path d="M62 50V34a18 18 0 0 1 36 0v16" className={styles.band} />
      <path d="M46 40h68l6 61q0 3-3 3H43q-3 0-3-3z" className={styles.green} />
      <path d="M96 40h18l6 61q0 3-3 3h-21z" className={styles.shade} />
      <path d="M46 40h68l.6 6H45.4z" className={styles.shade} />
      <rect x="58" y="58" width="36" height="28" rx="3" className={styles.paper} />
      <path d="M64 73c4-9 8-9 8 0s6 8 9-1 6-6 8 0" className={styles.chalk} />
      <path d="M50 50l-4 46" className={styles.light} />
    </Drawing>
  )
}
