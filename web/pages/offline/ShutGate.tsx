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
      <circle cx="268" cy="38" r="18" className={styles.sun} />
      <path d="M40 50a12 12 0 0 1 3-24 18 18 0 0 1 34-3 13 13 0 0 1 6 27z" className={styles.cloud} />
      <path d="M284 150v-40h8v40z" className={styles.trunk} />
      <circle cx="288" cy="94" r="24" className={styles.tree} />
      <path
        d="M100 196l6-12h20l-4 12M126 184h20l-1 12M146 184l2-8h26l2 8M176 184h20l5 12M152 176l3-8h14l3 8"
        className={styles.chalk}
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
