import styles from './OfflinePage.module.css'

/** The gate of the schoolyard, closed. */
export function ShutGate({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden="true">
      <rect width="320" height="200" rx="20" className={styles.sky} />
      <path
        d="M0 158c60-10 120-12 180-8s110 8 140-2v32a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        className={styles.yard}
      />
      <path d="M52 60h20v112H52zM248 60h20v112h-20z" className={styles.post} />
      <path
        d="M78 80h164M78 150h164M92 72v92M112 72v92M132 72v92M152 72v92M168 72v92M188 72v92M208 72v92M228 72v92"
        className={styles.bars}
      />
      <rect x="146" y="104" width="28" height="24" rx="5" className={styles.lock} />
      <path d="M152 104v-6a8 8 0 0 1 16 0v6" className={styles.shackle} />
    </svg>
  )
}
