import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Heading } from '../../content/Heading/Heading.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  /** None where the page's own headline says it. */
  headline?: string
  level?: 2 | 3
  /** A drawing of this folder; without one the empty desk is shown. */
  picture?: ReactNode
  /** What can be done now: sentences and buttons. */
  children: ReactNode
}

/** Nothing here, and a way on. */
export function EmptyState({ headline, level = 2, picture = <EmptyDesk />, children }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, !headline && styles.ofPage)}>
      {picture}
      {headline && (
        <Heading level={level} size="xl">
          {headline}
        </Heading>
      )}
      <div className={styles.way}>{children}</div>
    </div>
  )
}

/** A sheet of squared paper with a pencil on it, waiting. */
function EmptyDesk() {
  return (
    <Drawing foot={52}>
      <g transform="rotate(-4 80 56)">
        <rect x="42" y="12" width="76" height="90" rx="4" className={styles.paper} />
        <path
          d="M54 12v90M66 12v90M78 12v90M90 12v90M102 12v90M42 28h76M42 40h76M42 52h76M42 64h76M42 76h76M42 88h76"
          className={styles.squares}
        />
        <path d="M60 58c5-10 12-10 12 0s8 9 13-1 11-8 13 0" className={styles.scribble} />
      </g>
      <g transform="rotate(38 104 70)">
        <path d="M98 28h12v46l-6 14-6-14z" className={styles.yellow} />
        <path d="M105 28h5v46l-5 11z" className={styles.shade} />
        <path d="M98 74h12l-6 14z" className={styles.wood} />
        <path d="M102 83.5h4l-2 4.5z" className={styles.dark} />
        <path d="M98 28v-5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v5z" className={styles.red} />
      </g>
    </Drawing>
  )
}
