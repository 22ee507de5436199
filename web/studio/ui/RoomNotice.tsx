import type { ReactNode } from 'react'
import styles from './RoomNotice.module.css'

/** In the place of a room: what became of it, and a way on. */
export function RoomNotice({ role, headline, children }: { role?: 'alert'; headline: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role={role}>
      <h1>{headline}</h1>
      {children}
    </div>
  )
}
