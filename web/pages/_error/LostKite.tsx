import styles from './LostKite.module.css'

/** A kite that got away and hangs over the school roof. */
export function LostKite({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" className={className} aria-hidden="true">
      <rect width="480" height="360" rx="20" className={styles.sky} />
      <circle cx="398" cy="78" r="30" className={styles.sun} />
      <path
        d="M58 96c6-18 32-20 38-4 14-8 30 4 26 18H50c-6-6-2-14 8-14zM326 148c5-14 25-16 30-3 11-6 24 3 21 14h-57c-5-5-2-11 6-11z"
        className={styles.cloud}
      />
      <path
        d="M0 306c60-16 120-20 180-12s190 18 300-6v52a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        className={styles.yard}
      />
      <path d="M66 232h176v76H66z" className={styles.wall} />
      <path d="M52 232l102-58 102 58z" className={styles.roof} />
      <path d="M86 252h28v28H86zM194 252h28v28h-28zM138 258h32v50h-32z" className={styles.window} />
      <circle cx="154" cy="210" r="12" className={styles.clock} />
      <path d="M154 203v7l5 4" className={styles.hands} />
      <path d="M300 300c2-60-44-84-20-120s48-18 26-58" className={styles.line} />
      <g transform="rotate(22 306 92)">
        <path d="M306 34l40 52-40 70-40-70z" className={styles.kiteLight} />
        <path d="M306 34l40 52h-40zM306 156l-40-70h40z" className={styles.kiteDark} />
        <path d="M306 34v122M266 86h80" className={styles.spars} />
      </g>
      <path d="M284 196l-14-6 2 14zM284 196l14 4-5-13zM290 246l-13-8-1 14zM290 246l13 7 0-14z" className={styles.bow} />
      <g transform="translate(346 288)">
        <path
          d="M0 36h22v20H0zM-11 14h22v22h-22zM11 14h22v22H11zM0 14v-8a11 11 0 0 1 22 0v8z"
          className={styles.hopscotch}
        />
      </g>
    </svg>
  )
}
