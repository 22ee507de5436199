import { Drawing } from './Drawing.tsx'
import styles from './EmptyState.module.css'

/** A magnifier over a blank sheet. */
export function EmptySearch() {
  return (
    <Drawing foot={44}>
      <g transform="rotate(-6 70 58)">
        <rect x="38" y="12" width="66" height="90" rx="3" className={styles.paper} />
        <path d="M38 28h66M38 40h66M38 52h66M38 64h66M38 76h66M38 88h66" className={styles.squares} />
      </g>
      <path d="M104 72l22 24" className={styles.handle} />
      <circle cx="90" cy="56" r="23" className={styles.lens} />
      <path d="M75 54c1-8 6-13 14-14" className={styles.light} />
    </Drawing>
  )
}
