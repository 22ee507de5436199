import { Drawing } from './Drawing.tsx'
import styles from './EmptyState.module.css'

/** A letter without an address, and a pin for the map. */
export function EmptyEnvelope() {
  return (
    <Drawing foot={52}>
      <rect x="28" y="36" width="96" height="66" rx="4" className={styles.paper} />
      <path d="M112 36h8q4 0 4 4v58q0 4-4 4h-8z" className={styles.shade} />
      <path d="M28 40l48 34 48-34" className={styles.fold} />
      <path d="M44 84h30M44 92h20" className={styles.squares} />
      <path d="M112 62c-14-20-18-27-18-36a18 18 0 0 1 36 0c0 9-4 16-18 36z" className={styles.red} />
      <path d="M112 62c14-20 18-27 18-36a18 18 0 0 0-10-16c4 20 0 34-8 52z" className={styles.shade} />
      <circle cx="112" cy="26" r="7" className={styles.paper} />
    </Drawing>
  )
}
