import styles from './Schoolhouse.module.css'

/** A school in the morning, its door open, and the delivery just unloaded. */
export function Schoolhouse() {
  return (
    <svg viewBox="0 -330 720 630" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="606" cy="-214" r="44" className={styles.sun} />
      <path
        d="M64 -176c9-25 46-28 56-5 22-12 45 6 39 26H52c-9-8-3-20 12-21zM402 -66c7-20 36-22 43-4 17-8 35 6 31 21h-84c-7-7-3-15 10-17zM28 22c6-16 30-18 36-3 14-8 29 4 25 17H20c-6-5-2-13 8-14zM572 40c5-14 26-16 31-3 12-6 25 4 22 15h-60c-5-5-2-11 7-12z"
        className={styles.cloud}
      />
      <path d="M232 -60c22 30-18 46 2 74s44 26 30 62" className={styles.line} />
      <g transform="rotate(-18 226 -122)">
        <path d="M226-178l36 46-36 66-36-66z" className={styles.kite} />
        <path d="M226-178l36 46h-36zM226-66l-36-66h36z" className={styles.kiteDark} />
      </g>
      <path d="M0 244c120-14 240-16 360-8s240 10 360-4v68H0z" className={styles.yard} />
      <rect x="150" y="120" width="330" height="126" className={styles.house} />
      <path d="M136 120h358l-30-34H166z" className={styles.roof} />
      <rect x="276" y="64" width="78" height="182" className={styles.house} />
      <path d="M264 66l51-42 51 42z" className={styles.roof} />
      <circle cx="315" cy="92" r="15" className={styles.clock} />
      <path d="M315 83v9l7 5" className={styles.hands} />
      <path
        d="M174 142h32v34h-32zM222 142h32v34h-32zM376 142h32v34h-32zM424 142h32v34h-32zM174 194h32v34h-32zM222 194h32v34h-32zM376 194h32v34h-32zM424 194h32v34h-32z"
        className={styles.window}
      />
      <path
        d="M190 142v34M238 142v34M392 142v34M440 142v34M190 194v34M238 194v34M392 194v34M440 194v34M299 122h32v30h-32z"
        className={styles.bars}
      />
      <path d="M294 246v-62a21 21 0 0 1 42 0v62z" className={styles.inside} />
      <path d="M294 246v-62a21 21 0 0 1 12-19v81z" className={styles.door} />
      <path d="M524 196h58v50h-58z" className={styles.van} />
      <path d="M582 210h26l16 18v18h-42z" className={styles.cab} />
      <path d="M590 216h15l10 12h-25z" className={styles.glass} />
      <circle cx="546" cy="248" r="10" className={styles.wheel} />
      <circle cx="602" cy="248" r="10" className={styles.wheel} />
      <path d="M362 228h30v24h-30zM396 234h26v18h-26zM368 206h24v22h-24z" className={styles.parcel} />
      <path d="M377 228v9M409 234v7M380 206v8" className={styles.tape} />
      <path d="M96 246v-66" className={styles.trunk} />
      <path
        d="M96 110c26 0 38 20 32 38 14 12 6 36-14 36H78c-22 0-28-24-14-36-6-18 6-38 32-38z"
        className={styles.leaves}
      />
    </svg>
  )
}
