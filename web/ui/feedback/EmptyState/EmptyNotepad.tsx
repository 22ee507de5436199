import { Drawing } from './Drawing.tsx'
import styles from './EmptyState.module.css'

/** A list that waits for its first line. */
export function EmptyNotepad() {
  return (
    <Drawing foot={40}>
      <rect x="44" y="10" width="72" height="94" rx="7" className={styles.yellow} />
      <path d="M104 10h5q7 0 7 7v80q0 7-7 7h-5z" className={styles.shade} />
      <rect x="51" y="20" width="58" height="77" rx="2" className={styles.paper} />
      <path d="M51 64h58M51 76h58M51 88h58" className={styles.squares} />
      <path d="M80 55c-16-10-17-17-14-22 4-5 11-4 14 2 3-6 10-7 14-2 3 5 2 12-14 22z" className={styles.red} />
      <path d="M66 8h28v8q0 4-4 4H70q-4 0-4-4z" className={styles.dark} />
    </Drawing>
  )
}
