import styles from './ExerciseBook.module.css'

/** Decorative picture of an exercise book with a name label. */
export function ExerciseBook({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="10 0 124 112" className={className} aria-hidden="true">
      <g transform="rotate(-6 60 56)">
        <rect x="26" y="10" width="70" height="92" rx="5" className={styles.pages} />
        <rect x="22" y="8" width="70" height="92" rx="5" className={styles.cover} />
        <path d="M32 8v92" className={styles.spine} />
        <rect x="42" y="26" width="40" height="28" rx="3" className={styles.label} />
        <path d="M48 36h12M48 46h28" className={styles.rule} />
        <path d="M64 37c2-6 5-6 5-1s4 4 6-1" className={styles.name} />
      </g>
      <g transform="rotate(32 94 66)">
        <path d="M89 24h12v46l-6 14-6-14z" className={styles.pencil} />
        <path d="M89 70h12l-6 14z" className={styles.wood} />
        <path d="M93 79.5h4l-2 4.5z" className={styles.lead} />
        <path d="M89 24v-5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v5z" className={styles.rubber} />
      </g>
    </svg>
  )
}
